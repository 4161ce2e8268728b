import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';

/** For whoever has forgotten their password. */
export interface PasswordReset {
  /** The whole address that the key is part of. */
  address: string;
  /** How long the key serves, in hours. */
  hoursValid: number;
}

const texts = {
  sv: {
    subject: (shop: string) => `Välj ett nytt lösenord hos ${shop}`,
    asked: 'Någon, förmodligen du, har bett om ett nytt lösenord till kontot med den här e-postadressen.',
    action: 'Välj nytt lösenord',
    valid: (hours: number) =>
      `Länken gäller i ${hours === 1 ? 'en timme' : `${hours} timmar`} och kan användas en gång.`,
    notYou: 'Var det inte du? Då behöver du inte göra något. Ditt lösenord är detsamma som förut.',
  },
  nb: {
    subject: (shop: string) => `Velg et nytt passord hos ${shop}`,
    asked: 'Noen, sannsynligvis du, har bedt om et nytt passord til kontoen med denne e-postadressen.',
    action: 'Velg nytt passord',
    valid: (hours: number) => `Lenken gjelder i ${hours === 1 ? 'én time' : `${hours} timer`} og kan brukes én gang.`,
    notYou: 'Var det ikke du? Da trenger du ikke å gjøre noe. Passordet ditt er det samme som før.',
  },
};

/** The mail with which a customer chooses a new password. */
export function passwordReset(
  { address, hoursValid }: PasswordReset,
  language: ShopLanguage,
  { shop }: Trader,
): MailDocument {
  const t = texts[language];
  const subject = t.subject(shop);
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t.asked },
      { kind: 'action', label: t.action, address },
      { kind: 'text', text: t.valid(hoursValid) },
      { kind: 'text', text: t.notYou },
    ],
  };
}
