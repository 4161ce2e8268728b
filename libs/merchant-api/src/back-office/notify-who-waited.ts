import { sendAvailabilityNotices } from '../availability/send-availability-notices.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Tells those who waited for goods that are back now, and gives how many. `channelUrls` is as the shop's settings have it. */
export function notifyWhoWaited(
  db: ShopDatabase,
  { now, channelUrls }: { now: number; channelUrls: Readonly<Record<string, string>> },
): Promise<number> {
  return sendAvailabilityNotices({ db, queueMail, now, channelUrls });
}
