import type { ShopDatabase } from '../database/shop-database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { OrderRecord } from './order-record.ts';

/** Tells the buyer that their order stands, within the transaction that makes it stand, and so exactly once. */
export async function confirmOrder(
  trx: ShopDatabase,
  { orderId, email: to, languageId, confirmation }: OrderRecord,
  now: number,
): Promise<void> {
  if (!confirmation) return;
  const data = { orderId: String(orderId), ...confirmation };
  await queueMail(trx, { to, kind: 'order-confirmation', languageId, data }, now);
}
