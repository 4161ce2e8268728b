import type { OrderRecord } from './order-record.ts';

/** Whose laws a purchase is made under. Orders from before there were confirmations are those of the shop's own country. */
export function countryOf({ confirmation }: Pick<OrderRecord, 'confirmation'>): string {
  return confirmation?.countryCode ?? 'SE';
}
