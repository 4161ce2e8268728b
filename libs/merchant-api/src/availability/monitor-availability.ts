import { confirmationAddress } from '../confirmation/answer-confirmation.ts';
import { keepConfirmationKey } from '../confirmation/confirmation-keys.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import { keepAvailabilityWish, type AvailabilityWish } from './availability.repository.ts';

export interface MonitorPorts {
  queueMail: QueueMail;
  now: number;
  /** Makes a key that no one can guess. */
  newKey(): string;
  /** Scheme and host of the shop's pages. */
  shopUrl: string;
  productName: string;
}

/** Keeps a wish to hear of goods within the caller's transaction, and asks the owner of the address by mail. */
export async function monitorAvailability(
  trx: ShopDatabase,
  wish: AvailabilityWish,
  { queueMail, now, newKey, shopUrl, productName }: MonitorPorts,
): Promise<void> {
  const { noticeId, isConfirmed } = await keepAvailabilityWish(trx, wish, now);
  if (isConfirmed) return;
  const { email: to, languageId } = wish;
  const key = newKey();
  const confirmable = { kind: 'AVAILABILITY', subjectId: noticeId, languageId } as const;
  if (!(await keepConfirmationKey(trx, confirmable, { key, now }))) return;
  const data = { productName, address: confirmationAddress(shopUrl, key) };
  await queueMail(trx, { to, kind: 'availability-opt-in', languageId, data }, now);
}
