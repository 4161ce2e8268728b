import type { ShopDatabase } from '../database/shop-database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { closedGiftCardsOf } from './gift-card/bought-gift-card.rules.ts';
import { billedOrder } from './open-bill.rules.ts';
import type { PlannedRefund } from './plan-order-refund.ts';

/** Tells the buyer of an order what they get back, or what their bill is less now, and why. */
export function notifyRefund(db: ShopDatabase, refund: PlannedRefund, told: { reason: string; now: number }) {
  const { order, rows, toBalance, toPayment, bill, closed } = refund;
  const { reason, now } = told;
  const { email: to, languageId, currency } = order;
  const orderPage = order.confirmation?.pages.order ?? null;
  const common = { orderId: String(order.orderId), currency, reason, toBalance, orderPage };
  if (!bill) {
    const { name: paymentName } = order.checkout.payment;
    const data = { ...common, paymentName, toPayment, closed: closedGiftCardsOf(currency, closed) };
    return queueMail(db, { to, kind: 'order-refunded', languageId, data }, now);
  }
  const vat = rows.reduce((sum, row) => sum + (row.toBalance ? 0 : row.vat), 0);
  const data = { ...billedOrder(order), ...common, ...bill, vat };
  return queueMail(db, { to, kind: 'bill-credited', languageId, data }, now);
}
