import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';

/** For whoever waited for goods that are back. */
export interface AvailabilityNotice {
  productName: string;
  /** The whole address of the product's page. */
  address: string;
}

const texts = {
  sv: {
    subject: (product: string) => `${product} finns i lager igen`,
    back: (product: string) => `Du bad oss höra av oss när ${product} är tillbaka. Nu är den det.`,
    action: 'Visa varan',
    mayGo: 'Vi kan inte lägga undan den, så det är först till kvarn som gäller.',
    last: 'Det här är det enda mejlet vi skickar om varan. Du får inget nyhetsbrev för att du har bett om det.',
  },
  nb: {
    subject: (product: string) => `${product} er på lager igjen`,
    back: (product: string) => `Du ba oss gi beskjed når ${product} er tilbake. Nå er den det.`,
    action: 'Vis varen',
    mayGo: 'Vi kan ikke holde den av, så førstemann til mølla gjelder.',
    last: 'Dette er den eneste e-posten vi sender om varen. Du får ikke nyhetsbrev fordi du har bedt om den.',
  },
};

/** The mail that tells that goods are back. It is part of what was asked for, and no advertisement. */
export function availabilityNotice({ productName, address }: AvailabilityNotice, language: ShopLanguage): MailDocument {
  const t = texts[language];
  return {
    subject: t.subject(productName),
    blocks: [
      { kind: 'heading', text: t.subject(productName) },
      { kind: 'text', text: t.back(productName) },
      { kind: 'action', label: t.action, address },
      { kind: 'text', text: t.mayGo },
      { kind: 'text', text: t.last },
    ],
  };
}
