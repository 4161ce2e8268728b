import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import { takeDueNotices } from './availability.repository.ts';

export interface NoticePorts {
  db: ShopDatabase;
  queueMail: QueueMail;
  now: number;
  /** Scheme and host of each channel's pages, by channel id. */
  channelUrls: Readonly<Record<string, string>>;
}

const AT_ONCE = 100;

/** Tells those who waited that goods are back, each once, and gives how many were told. */
export async function sendAvailabilityNotices({ db, queueMail, now, channelUrls }: NoticePorts): Promise<number> {
  const sent = await db.transaction().execute(async (trx) => {
    const due = await takeDueNotices(trx, AT_ONCE, now);
    for (const { email: to, channelId, languageId, productName, alias } of due) {
      const address = `${channelUrls[channelId] ?? ''}/p/${encodeURIComponent(alias)}`;
      await queueMail(trx, { to, kind: 'availability-notice', languageId, data: { productName, address } }, now);
    }
    return due.length;
  });
  return sent < AT_ONCE ? sent : sent + (await sendAvailabilityNotices({ db, queueMail, now, channelUrls }));
}
