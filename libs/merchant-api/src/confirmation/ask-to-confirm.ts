import type { LimitVerdict } from '../rate-limit/rate-limit.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { MailContent } from '../mail/mail.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import { confirmationAddress } from './answer-confirmation.ts';
import { storeConfirmationKey, type Confirmable } from './confirmation-keys.ts';

export interface ConfirmationPorts {
  queueMail: QueueMail;
  /** Counts a mail that is about to be written against whoever asks for it. */
  admitLetter(): Promise<LimitVerdict>;
  now: number;
  /** Makes a key that no one can guess. */
  newKey(): string;
  /** Scheme and host of the shop's pages. */
  shopUrl: string;
}

/** Who is asked, and by which mail with which address to confirm at. */
export interface ConfirmationLetter {
  to: string;
  contentWith(address: string): MailContent;
}

/**
 * Asks the owner of an email address to confirm something, within the caller's transaction; not again shortly after. The
 * verdict is that on the mail: where none is due, nobody is counted.
 */
export async function askToConfirm(
  trx: ShopDatabase,
  confirmable: Confirmable,
  { to, contentWith }: ConfirmationLetter,
  { queueMail, admitLetter, now, newKey, shopUrl }: ConfirmationPorts,
): Promise<LimitVerdict> {
  const key = newKey();
  if (!(await storeConfirmationKey(trx, confirmable, { key, now, to }))) return { allowed: true };
  const verdict = await admitLetter();
  if (!verdict.allowed) return verdict;
  const { languageId } = confirmable;
  await queueMail(trx, { to, languageId, ...contentWith(confirmationAddress(shopUrl, key)) }, now);
  return verdict;
}
