import type { LimitVerdict } from '../rate-limit/rate-limit.ts';
import { askToConfirm, type ConfirmationPorts } from '../confirmation/ask-to-confirm.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { storeAvailabilityRequest, type AvailabilityRequest } from './availability.repository.ts';

/** Stores a request to hear of goods within the caller's transaction, and asks the owner of the address by mail. */
export async function monitorAvailability(
  trx: ShopDatabase,
  request: AvailabilityRequest & { productName: string },
  ports: ConfirmationPorts,
): Promise<LimitVerdict> {
  const noticeId = await storeAvailabilityRequest(trx, request, ports.now);
  if (noticeId === null) return { allowed: true };
  const { email: to, languageId, productName } = request;
  const contentWith = (address: string) => ({ kind: 'availability-opt-in', data: { productName, address } }) as const;
  return askToConfirm(trx, { kind: 'AVAILABILITY', subjectId: noticeId, languageId }, { to, contentWith }, ports);
}
