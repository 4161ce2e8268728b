import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Who uses promotions, and when; the order is the one whose own use does not count, null where there is none yet. */
export interface PromotionUser {
  /** In lower case. */
  email: string;
  orderId: number | null;
  now: number;
}

/**
 * Finds a promotion that has been used as often as it may be, by everyone or by this customer, and keeps others from using
 * the limited ones until the transaction ends; null where all of them may be used.
 */
export async function findUsedUp(
  db: ShopDatabase,
  promotionIds: readonly number[],
  { email, orderId, now }: PromotionUser,
): Promise<number | null> {
  if (promotionIds.length === 0) return null;
  const limited = await db
    .selectFrom('promotions')
    .select(['promotion_id', 'code', 'most_uses', 'most_uses_each'])
    .where('promotion_id', 'in', promotionIds)
    .where((where) => where.or([where('most_uses', 'is not', null), where('most_uses_each', 'is not', null)]))
    .orderBy('promotion_id')
    .forUpdate()
    .execute();
  if (limited.length === 0) return null;
  const uses = await db
    .selectFrom('promotion_uses')
    .select('promotion_id')
    .select(sql<number>`count(*)::integer`.as('all'))
    .select(sql<number>`count(*) filter (where email = ${email})::integer`.as('own'))
    .where('promotion_id', 'in', promotionIds)
    .where('order_id', '!=', orderId ?? 0)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date(now))]))
    .groupBy('promotion_id')
    .execute();
  const usedUp = limited.find(({ promotion_id, code, most_uses, most_uses_each }) => {
    const { all = 0, own = 0 } = uses.find((use) => use.promotion_id === promotion_id) ?? {};
    // What is given without a code cannot be taken off a cart, so a customer's own uses of it are not counted.
    const isSpent = code !== null && most_uses_each !== null && own >= most_uses_each;
    return isSpent || (most_uses !== null && all >= most_uses);
  });
  return usedUp?.promotion_id ?? null;
}

/** Notes that an order used promotions; until `expiresAt`, or for good where that is null. */
export async function writePromotionUses(
  db: ShopDatabase,
  promotionIds: readonly number[],
  { orderId, email, expiresAt }: { orderId: number; email: string; expiresAt: number | null },
): Promise<void> {
  if (promotionIds.length === 0) return;
  const rows = promotionIds.map((promotion_id) => ({
    promotion_id,
    order_id: orderId,
    email,
    expires_at: expiresAt === null ? null : new Date(expiresAt),
  }));
  await db.insertInto('promotion_uses').values(rows).execute();
}

/** Lets an order's uses count for good, as it is paid. */
export async function confirmPromotionUses(db: ShopDatabase, orderId: number): Promise<void> {
  await db.updateTable('promotion_uses').set({ expires_at: null }).where('order_id', '=', orderId).execute();
}

/** Takes back the uses of an order of which nothing comes. */
export async function releasePromotionUses(db: ShopDatabase, orderId: number): Promise<void> {
  await db.deleteFrom('promotion_uses').where('order_id', '=', orderId).execute();
}
