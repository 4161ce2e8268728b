import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import { closedGiftCards, type ClosedGiftCards } from './closed-gift-cards.ts';
import { showOrder } from './show-order.ts';

/** An order that the shop took back. */
export interface OrderCancelled {
  orderId: string;
  /** Whether anything was paid that goes back, be it to a card, a gift card or a balance. */
  isPaidBack: boolean;
  /** What became of gift cards that the order bought. */
  closed?: ClosedGiftCards;
  /** The whole address of the order's page; null or left out where it has none. */
  orderPage?: string | null;
}

/** The mail that tells that an order will not come. */
export function orderCancelled(cancelled: OrderCancelled, language: ShopLanguage): MailDocument {
  const { orderId, isPaidBack, closed } = cancelled;
  const t = translateIn(language);
  return {
    subject: t('mail.orderCancelled.subject', { orderId }),
    blocks: [
      { kind: 'heading', text: t('mail.orderCancelled.subject', { orderId }) },
      { kind: 'text', text: t('mail.orderCancelled.cancelled') },
      { kind: 'text', text: isPaidBack ? t('mail.orderCancelled.paidBack') : t('mail.orderCancelled.nothingPaid') },
      ...closedGiftCards(closed, language),
      { kind: 'text', text: t('mail.orderCancelled.questions') },
      ...showOrder(cancelled.orderPage, language),
    ],
  };
}
