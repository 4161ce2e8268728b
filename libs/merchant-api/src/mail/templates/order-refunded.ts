import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from '../document/mail-document.ts';
import { closedGiftCards, type ClosedGiftCards } from './closed-gift-cards.ts';

/** Money of an order that goes back to its buyer; amounts are minor units inc VAT. */
export interface OrderRefunded {
  orderId: string;
  currency: string;
  /** Why; the shop's people wrote it for the buyer. */
  reason: string;
  /** How it was paid, such as `Kort`, and how much goes back that way. */
  paymentName: string;
  toPayment: Minor;
  /** What goes back to gift cards and the balance that paid. */
  toBalance: Minor;
  /** What became of gift cards that the order bought. */
  closed?: ClosedGiftCards;
}

const sv = {
  subject: (orderId: string, amount: string) => `Vi betalar tillbaka ${amount} för beställning ${orderId}`,
  heading: 'Du får pengar tillbaka',
  amount: 'Belopp',
  reason: 'Orsak',
  way: 'Så får du pengarna',
  toPayment: (amount: string, name: string) => `${amount} samma väg som du betalade: ${name}`,
  toBalance: (amount: string) => `${amount} till det presentkort eller saldo som du betalade med`,
  when: 'Det som går till presentkort eller saldo finns där nu. Till ett kort eller konto kan det ta några bankdagar.',
};

const nb: typeof sv = {
  subject: (orderId, amount) => `Vi betaler tilbake ${amount} for bestilling ${orderId}`,
  heading: 'Du får penger tilbake',
  amount: 'Beløp',
  reason: 'Årsak',
  way: 'Slik får du pengene',
  toPayment: (amount, name) => `${amount} på samme måte som du betalte: ${name}`,
  toBalance: (amount) => `${amount} til gavekortet eller saldoen du betalte med`,
  when: 'Det som går til gavekort eller saldo, er der nå. Til et kort eller en konto kan det ta noen bankdager.',
};

const texts = { sv, nb };

/** The mail that tells how much goes back, why, and by which way. */
export function orderRefunded(refund: OrderRefunded, language: ShopLanguage): MailDocument {
  const { orderId, currency, reason, paymentName, toPayment, toBalance } = refund;
  const t = texts[language];
  const money = (minor: Minor) => formatMoney(minor, { currency, language });
  const amount = money(toPayment + toBalance);
  const ways = [
    ...(toPayment === 0 ? [] : [t.toPayment(money(toPayment), paymentName)]),
    ...(toBalance === 0 ? [] : [t.toBalance(money(toBalance))]),
  ];
  return {
    subject: t.subject(orderId, amount),
    blocks: [
      { kind: 'heading', text: t.heading },
      {
        kind: 'facts',
        rows: [
          { label: t.amount, value: [amount] },
          ...(reason === '' ? [] : [{ label: t.reason, value: [reason] }]),
          { label: t.way, value: ways },
        ],
      },
      { kind: 'text', text: t.when },
      ...closedGiftCards(refund.closed, language),
    ],
  };
}
