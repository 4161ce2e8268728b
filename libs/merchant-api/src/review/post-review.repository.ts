import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import { endedStatuses } from '../order/order-status.ts';

/** What a customer wrote about a product. */
export interface WrittenReview {
  userId: number;
  productId: number;
  languageId: string;
  /** 1 to 5. */
  rating: number;
  author: string;
  comment: string;
}

/** Keeps a review until someone of the shop accepts it, in place of what the customer wrote about the product before. */
export async function storeReview(db: ShopDatabase, review: WrittenReview, now: number): Promise<void> {
  const { userId, productId, languageId, rating, author, comment } = review;
  const words = {
    language_id: languageId,
    rating,
    author,
    comment,
    written_at: new Date(now),
    is_published: false,
    is_verified: await hasBought(db, review),
    // What the shop said was to other words.
    reply: null,
    replied_at: null,
  };
  await db
    .insertInto('reviews')
    .values({ user_id: userId, product_id: productId, is_demo: false, ...words })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet(words))
    .execute();
}

/** Whether an order of the customer that was paid or billed holds the product, in any of its variants. */
async function hasBought(db: ShopDatabase, { userId, productId }: WrittenReview): Promise<boolean> {
  const bought = db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.order_id')
    .innerJoin('products as sold', 'sold.product_id', 'line.product_id')
    .innerJoin('products as reviewed', (join) => join.on('reviewed.product_id', '=', productId))
    .select('orders.order_id')
    .where('orders.user_id', '=', userId)
    .where('orders.status', 'not in', ['pending-payment', ...endedStatuses])
    .where(
      sql<boolean>`coalesce(-sold.variant_group_id, sold.product_id) =
        coalesce(-reviewed.variant_group_id, reviewed.product_id)`,
    );
  return (await bought.executeTakeFirst()) !== undefined;
}
