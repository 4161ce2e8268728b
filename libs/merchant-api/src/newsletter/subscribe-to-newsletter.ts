import type { LimitVerdict } from '../rate-limit/rate-limit.ts';
import { askToConfirm, type ConfirmationPorts } from '../confirmation/ask-to-confirm.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { storeNewsletterRequest, type RequestedNewsletter } from './newsletter.repository.ts';

/** Stores a request for the newsletter within the caller's transaction, and asks the owner of the address by mail. */
export async function subscribeToNewsletter(
  trx: ShopDatabase,
  request: RequestedNewsletter,
  ports: ConfirmationPorts,
): Promise<LimitVerdict> {
  const subscriptionId = await storeNewsletterRequest(trx, request, ports.now);
  if (subscriptionId === null) return { allowed: true };
  const { email: to, languageId } = request;
  const contentWith = (address: string) => ({ kind: 'newsletter-opt-in', data: { address } }) as const;
  return askToConfirm(trx, { kind: 'NEWSLETTER', subjectId: subscriptionId, languageId }, { to, contentWith }, ports);
}
