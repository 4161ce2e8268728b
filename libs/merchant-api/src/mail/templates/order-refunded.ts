import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import { closedGiftCards, type ClosedGiftCards } from './closed-gift-cards.ts';
import { showOrder } from './show-order.ts';

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
  /** The whole address of the order's page; null or left out where it has none. */
  orderPage?: string | null;
}

/** The mail that tells how much goes back, why, and by which way. */
export function orderRefunded(refund: OrderRefunded, language: ShopLanguage): MailDocument {
  const { orderId, currency, reason, paymentName, toPayment, toBalance } = refund;
  const t = translateIn(language);
  const money = (minor: Minor) => formatMoney(minor, { currency, language });
  const amount = money(toPayment + toBalance);
  const ways = [
    ...(toPayment === 0 ? [] : [t('mail.orderRefunded.toPayment', { amount: money(toPayment), name: paymentName })]),
    ...(toBalance === 0 ? [] : [t('mail.orderRefunded.toBalance', { amount: money(toBalance) })]),
  ];
  return {
    subject: t('mail.orderRefunded.subject', { orderId, amount }),
    blocks: [
      { kind: 'heading', text: t('mail.orderRefunded.heading') },
      {
        kind: 'facts',
        rows: [
          { label: t('mail.orderRefunded.amount'), value: [amount] },
          ...(reason === '' ? [] : [{ label: t('mail.orderRefunded.reason'), value: [reason] }]),
          { label: t('mail.orderRefunded.way'), value: ways },
        ],
      },
      { kind: 'text', text: t('mail.orderRefunded.when') },
      ...closedGiftCards(refund.closed, language),
      ...showOrder(refund.orderPage, language),
    ],
  };
}
