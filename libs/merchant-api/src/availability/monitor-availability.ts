import { askToConfirm, type ConfirmationPorts } from '../confirmation/ask-to-confirm.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { keepAvailabilityWish, type AvailabilityWish } from './availability.repository.ts';

/** Keeps a wish to hear of goods within the caller's transaction, and asks the owner of the address by mail. */
export async function monitorAvailability(
  trx: ShopDatabase,
  wish: AvailabilityWish & { productName: string },
  ports: ConfirmationPorts,
): Promise<void> {
  const { noticeId, isConfirmed } = await keepAvailabilityWish(trx, wish, ports.now);
  if (isConfirmed) return;
  const { email: to, languageId, productName } = wish;
  const contentWith = (address: string) => ({ kind: 'availability-opt-in', data: { productName, address } }) as const;
  await askToConfirm(trx, { kind: 'AVAILABILITY', subjectId: noticeId, languageId }, { to, contentWith }, ports);
}
