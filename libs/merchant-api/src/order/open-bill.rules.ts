import type { BilledOrder } from '../mail/bill.rules.ts';
import type { OrderRecord } from './order-record.ts';
import { isStanding } from './order-status.ts';
import { timeZoneOf } from './withdrawal/withdrawal.rules.ts';

/** Whether an order stands whose bill is not paid: what goes off it is credited, not refunded. */
export function hasOpenBill({ isPaid, status, checkout }: OrderRecord): boolean {
  return !isPaid && checkout.payment.kind === 'invoice' && isStanding(status);
}

/** An order as its bill looks at it. */
export function billedOrder(order: OrderRecord): BilledOrder {
  return {
    orderId: String(order.orderId),
    placedAt: order.createdAt.getTime(),
    timeZone: timeZoneOf(order),
    // Orders from before there were confirmations are those of the shop's own country.
    countryCode: order.confirmation?.countryCode ?? 'SE',
  };
}
