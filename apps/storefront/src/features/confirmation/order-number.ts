import type { Confirmation } from './confirmation.ts';

/** The number that the buyer knows the order by; empty while the API has given it none. */
export function orderNumber({ placed, order }: Pick<Confirmation, 'placed' | 'order'>): string {
  return placed?.orderId || String(order?.orderId ?? '');
}
