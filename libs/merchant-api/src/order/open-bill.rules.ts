import type { BilledOrder } from '../mail/bill.rules.ts';
import type { OrderRecord } from './order-record.ts';
import { isStanding } from './order-status.ts';
import { countryOf } from './order-country.rules.ts';
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
    countryCode: countryOf(order),
  };
}
