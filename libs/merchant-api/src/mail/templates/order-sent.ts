import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import { showOrder } from './show-order.ts';

/** Goods of an order that are on their way. */
export interface OrderSent {
  orderId: string;
  parcelNumber: string;
  /** Where the parcel can be followed; null where nobody said. */
  trackingLink: string | null;
  /** Whether more of the order is to come. */
  isPart: boolean;
  /** The whole address of the order's page; null or left out where it has none. */
  orderPage?: string | null;
}

/** The mail that tells that goods were sent. */
export function orderSent(sent: OrderSent, language: ShopLanguage): MailDocument {
  const { orderId, parcelNumber, trackingLink, isPart } = sent;
  const t = translateIn(language);
  const subject = isPart ? t('mail.orderSent.subjectOfPart', { orderId }) : t('mail.orderSent.subject', { orderId });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('mail.orderSent.sent') },
      ...(isPart ? [{ kind: 'text', text: t('mail.orderSent.more') } as const] : []),
      { kind: 'facts', rows: [{ label: t('mail.orderSent.parcel'), value: [parcelNumber] }] },
      ...(trackingLink === null
        ? []
        : [{ kind: 'action', label: t('mail.orderSent.action'), address: trackingLink } as const]),
      ...showOrder(sent.orderPage, language),
    ],
  };
}
