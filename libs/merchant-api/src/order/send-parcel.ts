import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { OrderAction } from './order-action.ts';
import { canBeSent } from './order-moves.rules.ts';
import type { OrderStatus } from './order-status.ts';
import { lockOrder, writeOrderState } from './order.repository.ts';
import { readParcels, writeParcel, type NewParcel } from './parcel.repository.ts';

/** A parcel that leaves the shop. */
export interface SentParcel extends OrderAction, NewParcel {
  /** Whether more of the order is to be sent. */
  isPart: boolean;
}

export type SendResult =
  | { kind: 'sent'; status: OrderStatus }
  | { kind: 'unknown-order' }
  | { kind: 'impossible'; from: OrderStatus }
  /** Neither a web address nor left out. */
  | { kind: 'invalid-link' }
  | { kind: 'invalid-number' };

const LONGEST_NUMBER = 60;

/** Notes a parcel of an order, which is completed by it unless more is to come. Its link can be mended by sending it again. */
export function sendParcel(db: ShopDatabase, parcel: SentParcel): Promise<SendResult> {
  return db.transaction().execute(async (trx): Promise<SendResult> => {
    const { orderId, trackingLink, isPart, by, now } = parcel;
    const parcelNumber = storableText(parcel.parcelNumber).trim();
    if (parcelNumber === '' || parcelNumber.length > LONGEST_NUMBER) return { kind: 'invalid-number' };
    if (trackingLink !== null && !isWebAddress(trackingLink)) return { kind: 'invalid-link' };
    const order = await lockOrder(trx, orderId);
    if (!order) return { kind: 'unknown-order' };
    if (!canBeSent(order.status)) return { kind: 'impossible', from: order.status };
    const known = (await readParcels(trx, [orderId])).get(orderId)?.find((one) => one.parcelNumber === parcelNumber);
    await writeParcel(trx, orderId, { parcelNumber, trackingLink }, now);
    const status = isPart && order.status !== 'completed' ? 'partial' : 'completed';
    const { isPaid, isRefundDue } = order;
    const data = { from: order.status, by, parcelNumber };
    await writeOrderState(trx, orderId, { status, isPaid, isRefundDue }, { kind: 'sent', now, data });
    // Sent once more with the same link, it is no news.
    if (known?.trackingLink !== trackingLink) {
      const orderPage = order.confirmation?.pages.order ?? null;
      const mail = { orderId: String(orderId), parcelNumber, trackingLink, isPart: status === 'partial', orderPage };
      await queueMail(trx, { to: order.email, kind: 'order-sent', languageId: order.languageId, data: mail }, now);
    }
    return { kind: 'sent', status };
  });
}

/** Customers follow it, so nothing but a page of the web will do. */
function isWebAddress(text: string): boolean {
  const { protocol } = URL.parse(text) ?? {};
  return protocol === 'https:' || protocol === 'http:';
}
