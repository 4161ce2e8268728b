import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';
import { closedGiftCards, type ClosedGiftCards } from './closed-gift-cards.ts';

/** An order that the shop took back. */
export interface OrderCancelled {
  orderId: string;
  /** Whether anything was paid that goes back, be it to a card, a gift card or a balance. */
  isPaidBack: boolean;
  /** What became of gift cards that the order bought. */
  closed?: ClosedGiftCards;
}

const sv = {
  subject: (orderId: string) => `Din beställning ${orderId} är avbruten`,
  cancelled: 'Vi har avbrutit beställningen, och ingenting av den skickas.',
  nothingPaid: 'Du ska inte betala något för den. Har du fått en faktura gäller den inte längre.',
  paidBack: 'Det du har betalat får du tillbaka på samma sätt som du betalade.',
  questions: 'Svara gärna om du undrar över något.',
};

const nb: typeof sv = {
  subject: (orderId) => `Bestillingen din ${orderId} er kansellert`,
  cancelled: 'Vi har kansellert bestillingen, og ingenting av den blir sendt.',
  nothingPaid: 'Du skal ikke betale noe for den. Har du fått en faktura, gjelder den ikke lenger.',
  paidBack: 'Det du har betalt, får du tilbake på samme måte som du betalte.',
  questions: 'Svar gjerne hvis du lurer på noe.',
};

const texts = { sv, nb };

/** The mail that tells that an order will not come. */
export function orderCancelled(cancelled: OrderCancelled, language: ShopLanguage): MailDocument {
  const { orderId, isPaidBack, closed } = cancelled;
  const t = texts[language];
  return {
    subject: t.subject(orderId),
    blocks: [
      { kind: 'heading', text: t.subject(orderId) },
      { kind: 'text', text: t.cancelled },
      { kind: 'text', text: isPaidBack ? t.paidBack : t.nothingPaid },
      ...closedGiftCards(closed, language),
      { kind: 'text', text: t.questions },
    ],
  };
}
