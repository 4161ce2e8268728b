import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';

/** For whoever asked for the newsletter: only the owner of the address can say that they want it. */
export interface NewsletterOptIn {
  /** The whole address that confirms the wish. */
  address: string;
}

const texts = {
  sv: {
    subject: (shop: string) => `Bekräfta att du vill ha nyhetsbrevet från ${shop}`,
    asked: (shop: string) =>
      `Någon, förmodligen du, har bett om nyhetsbrevet från ${shop} till den här e-postadressen.`,
    action: 'Ja, skicka nyhetsbrevet',
    end: 'Du kan säga upp det när du vill. I varje brev finns en länk för det.',
    notYou: 'Var det inte du? Då behöver du inte göra något, och vi skickar inget nyhetsbrev.',
  },
  nb: {
    subject: (shop: string) => `Bekreft at du vil ha nyhetsbrevet fra ${shop}`,
    asked: (shop: string) => `Noen, sannsynligvis du, har bedt om nyhetsbrevet fra ${shop} til denne e-postadressen.`,
    action: 'Ja, send nyhetsbrevet',
    end: 'Du kan si det opp når du vil. I hvert brev er det en lenke til det.',
    notYou: 'Var det ikke du? Da trenger du ikke å gjøre noe, og vi sender ikke noe nyhetsbrev.',
  },
};

/** The mail that asks whether its reader wants the newsletter. */
export function newsletterOptIn({ address }: NewsletterOptIn, language: ShopLanguage, { shop }: Trader): MailDocument {
  const t = texts[language];
  const subject = t.subject(shop);
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t.asked(shop) },
      { kind: 'action', label: t.action, address },
      { kind: 'text', text: t.end },
      { kind: 'text', text: t.notYou },
    ],
  };
}
