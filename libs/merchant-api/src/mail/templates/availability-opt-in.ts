import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';

/** For whoever asked to be told when goods are back: only the owner of the address can say that they want to be. */
export interface AvailabilityOptIn {
  productName: string;
  /** The whole address that confirms the wish. */
  address: string;
}

const texts = {
  sv: {
    subject: (product: string) => `Bekräfta att vi får höra av oss om ${product}`,
    heading: 'Vill du veta när varan är tillbaka?',
    asked: (product: string) =>
      `Någon, förmodligen du, vill få ett mejl när ${product} finns i lager igen. Bekräfta det, så hör vi av oss en gång.`,
    action: 'Ja, hör av er',
    notYou: 'Var det inte du? Då behöver du inte göra något, och vi skickar ingenting mer om varan.',
  },
  nb: {
    subject: (product: string) => `Bekreft at vi kan gi deg beskjed om ${product}`,
    heading: 'Vil du vite når varen er tilbake?',
    asked: (product: string) =>
      `Noen, sannsynligvis du, vil ha en e-post når ${product} er på lager igjen. Bekreft det, så gir vi beskjed én gang.`,
    action: 'Ja, gi meg beskjed',
    notYou: 'Var det ikke du? Da trenger du ikke å gjøre noe, og vi sender ikke noe mer om varen.',
  },
};

/** The mail that asks whether its reader wants to hear when goods are back. */
export function availabilityOptIn({ productName, address }: AvailabilityOptIn, language: ShopLanguage): MailDocument {
  const t = texts[language];
  return {
    subject: t.subject(productName),
    blocks: [
      { kind: 'heading', text: t.heading },
      { kind: 'text', text: t.asked(productName) },
      { kind: 'action', label: t.action, address },
      { kind: 'text', text: t.notYou },
    ],
  };
}
