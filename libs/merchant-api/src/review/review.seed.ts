import { seedLanguages } from '../catalogue/seed-languages.ts';
import { productKeyOf, type SeededProduct } from '../catalogue/seeded-product.ts';
import { idOf, type IdsByKey } from '../catalogue/taxonomy.seed.ts';
import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Writes the reviews of the demo anew. What customers wrote stays. */
export async function seedReviews(
  db: ShopDatabase,
  products: readonly SeededProduct[],
  productIds: IdsByKey,
  now: number,
): Promise<void> {
  await db.deleteFrom('reviews').where('is_demo', '=', true).execute();
  const families = products.filter(({ place }) => place === 1).map(({ family }) => family);
  const rows = families.flatMap(({ key, reviews = [] }) =>
    reviews.map(({ colour, language, author, rating, comment, daysAgo, isVerified, reply }) => ({
      product_id: idOf(productIds, productKeyOf(products, key, colour)),
      language_id: seedLanguages.find((candidate) => candidate.key === language)?.languageId ?? language,
      rating,
      author,
      comment,
      written_at: new Date(now - daysAgo * DAY),
      is_published: true,
      is_demo: true,
      user_id: null,
      is_verified: isVerified ?? true,
      reply: reply?.text ?? null,
      replied_at: reply ? new Date(now - reply.daysAgo * DAY) : null,
    })),
  );
  for (const chunk of inChunks(rows)) await db.insertInto('reviews').values(chunk).execute();
}
