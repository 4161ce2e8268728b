import { confirmationAddress } from '../confirmation/answer-confirmation.ts';
import { keepConfirmationKey } from '../confirmation/confirmation-keys.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import { keepNewsletterWish, type NewsletterWish } from './newsletter.repository.ts';

export interface SubscribePorts {
  queueMail: QueueMail;
  now: number;
  /** Makes a key that no one can guess. */
  newKey(): string;
  /** Scheme and host of the shop's pages. */
  shopUrl: string;
}

/** Keeps a wish for the newsletter within the caller's transaction, and asks the owner of the address by mail. */
export async function subscribeToNewsletter(
  trx: ShopDatabase,
  wish: NewsletterWish,
  { queueMail, now, newKey, shopUrl }: SubscribePorts,
): Promise<void> {
  const { subscriptionId, isConfirmed } = await keepNewsletterWish(trx, wish, now);
  if (isConfirmed) return;
  const { email: to, languageId } = wish;
  const key = newKey();
  const confirmable = { kind: 'NEWSLETTER', subjectId: subscriptionId, languageId } as const;
  if (!(await keepConfirmationKey(trx, confirmable, { key, now }))) return;
  const data = { address: confirmationAddress(shopUrl, key) };
  await queueMail(trx, { to, kind: 'newsletter-opt-in', languageId, data }, now);
}
