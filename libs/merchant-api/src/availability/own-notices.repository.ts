import type { ShopDatabase } from '../database/shop-database.ts';

/** What a customer waits for, the newest first. Requests that somebody wrote their address into are not among them: nobody proves an address to make an account. */
export async function readOwnNotices(db: ShopDatabase, userId: number, languageId: string) {
  return db
    .selectFrom('availability_notices as notice')
    .innerJoin('skus as sku', 'sku.sku_id', 'notice.sku_id')
    .innerJoin('product_texts as text', (join) =>
      join.onRef('text.product_id', '=', 'sku.product_id').on('text.language_id', '=', languageId),
    )
    .select(['notice.notice_id as id', 'notice.sku_id as skuId', 'notice.asked_at as askedAt'])
    .select(['notice.confirmed_at as confirmedAt', 'text.name as productName', 'text.alias'])
    .where('notice.user_id', '=', userId)
    .orderBy('notice.asked_at', 'desc')
    .orderBy('notice.notice_id', 'desc')
    .execute();
}

/** Takes a wish of a customer back; false where they have none of the id. */
export async function endOwnNotice(db: ShopDatabase, userId: number, noticeId: number): Promise<boolean> {
  const ended = db.deleteFrom('availability_notices').where('notice_id', '=', noticeId).where('user_id', '=', userId);
  return (await ended.returning('notice_id').execute()).length > 0;
}
