import type { ShopDatabase } from '../database/shop-database.ts';

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
  const words = { language_id: languageId, rating, author, comment, written_at: new Date(now), is_published: false };
  await db
    .insertInto('reviews')
    .values({ user_id: userId, product_id: productId, is_demo: false, ...words })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet(words))
    .execute();
}
