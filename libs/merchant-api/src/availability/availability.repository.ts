import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Who wants to hear of which sku, and in which shop they asked. */
export interface AvailabilityRequest {
  /** In lower case. */
  email: string;
  skuId: number;
  channelId: string;
  marketId: string;
  languageId: string;
  /** Who was signed in with this address; null where nobody was. */
  userId: number | null;
}

/**
 * Stores a request that must be confirmed, in place of the one before; null where one was confirmed already. That one stays as it
 * is: anyone may write an address.
 */
export async function storeAvailabilityRequest(
  trx: ShopDatabase,
  { email, skuId, channelId, marketId, languageId, userId }: AvailabilityRequest,
  now: number,
): Promise<number | null> {
  const latest = { market_id: marketId, language_id: languageId, user_id: userId, asked_at: new Date(now) };
  const row = await trx
    .insertInto('availability_notices')
    .values({ email, sku_id: skuId, channel_id: channelId, confirmed_at: null, ...latest })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'sku_id', 'channel_id'])
        .doUpdateSet(latest)
        .where('availability_notices.confirmed_at', 'is', null),
    )
    .returning('notice_id as noticeId')
    .executeTakeFirst();
  return row?.noticeId ?? null;
}

/** Notes that the owner of the address wants to hear of it, now or since before; false where the request is gone or was granted. */
export async function confirmAvailability(db: ShopDatabase, noticeId: number, now: number): Promise<boolean> {
  const confirmed = db
    .updateTable('availability_notices')
    .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(new Date(now))) }))
    .where('notice_id', '=', noticeId);
  return (await confirmed.returning('notice_id').execute()).length > 0;
}

/** Whether the owner of the address wants to hear of it; null where the request is gone or was granted. */
export async function isAvailabilityConfirmed(db: ShopDatabase, noticeId: number): Promise<boolean | null> {
  const found = db.selectFrom('availability_notices').select('confirmed_at');
  const row = await found.where('notice_id', '=', noticeId).executeTakeFirst();
  return row ? row.confirmed_at !== null : null;
}

/** Ends what an address waits for. */
export async function endAvailabilityNotices(trx: ShopDatabase, email: string): Promise<void> {
  await trx.deleteFrom('availability_notices').where('email', '=', email).execute();
}

/** A notice whose goods can be bought again. */
export interface DueNotice {
  email: string;
  channelId: string;
  languageId: string;
  productName: string;
  alias: string;
}

/**
 * Takes out notices whose goods can be bought again, so many at most. What is held for others cannot. Another process that does
 * the same takes others.
 */
export async function takeDueNotices(trx: ShopDatabase, most: number, now: number): Promise<readonly DueNotice[]> {
  const due = await trx
    .selectFrom('availability_notices as notice')
    .innerJoin('skus as sku', 'sku.sku_id', 'notice.sku_id')
    .innerJoin('products as product', 'product.product_id', 'sku.product_id')
    .innerJoin('stock', 'stock.sku_id', 'notice.sku_id')
    .innerJoin('product_texts as text', (join) =>
      join.onRef('text.product_id', '=', 'sku.product_id').onRef('text.language_id', '=', 'notice.language_id'),
    )
    .select(['notice.notice_id', 'notice.email', 'notice.channel_id as channelId', 'notice.language_id as languageId'])
    .select(['text.name as productName', 'text.alias'])
    .where('notice.confirmed_at', 'is not', null)
    .where('sku.is_active', '=', true)
    .where('product.is_active', '=', true)
    .where(
      sql<boolean>`stock.in_stock + stock.oversellable + stock.static_stock > (
        select coalesce(sum(hold.quantity), 0) from stock_holds hold
        where hold.sku_id = notice.sku_id and hold.expires_at > ${new Date(now)}
      )`,
    )
    .orderBy('notice.asked_at')
    .orderBy('notice.notice_id')
    .limit(most)
    .forUpdate('notice')
    .skipLocked()
    .execute();
  const ids = due.map(({ notice_id }) => notice_id);
  if (ids.length > 0) await trx.deleteFrom('availability_notices').where('notice_id', 'in', ids).execute();
  return due.map(({ notice_id: _, ...notice }) => notice);
}
