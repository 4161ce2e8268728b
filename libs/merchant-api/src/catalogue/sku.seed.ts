import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { seedLanguages } from './seed-languages.ts';
import type { SeededProduct } from './seeded-product.ts';
import { idOf, type IdsByKey } from './taxonomy.seed.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Writes skus with their names and stock. A sku is known by its article number and keeps its id, as carts refer to it. */
export async function seedSkus(
  db: ShopDatabase,
  products: readonly SeededProduct[],
  productIds: IdsByKey,
  now: number,
): Promise<void> {
  const skus = products.flatMap(({ key, colour }) =>
    colour.skus.map((sku, index) => ({ ...sku, productId: idOf(productIds, key), position: index + 1 })),
  );
  for (const chunk of inChunks(skus)) {
    const rows = chunk.map(({ productId, articleNumber, gtin, position, stock: { incomingInDays, shelf } }) => ({
      product_id: productId,
      article_number: articleNumber,
      gtin,
      position,
      is_active: true,
      incoming: incomingInDays === undefined ? null : new Date(now + incomingInDays * DAY),
      shelf: shelf ?? null,
    }));
    const ids = await upsertSkus(db, rows);
    const texts = chunk.flatMap(({ articleNumber, name }) =>
      seedLanguages.map(({ languageId, key }) => ({
        sku_id: idOf(ids, articleNumber),
        language_id: languageId,
        name: name[key],
      })),
    );
    await db.insertInto('sku_texts').values(texts).execute();
    const stocks = chunk.map(({ articleNumber, stock }) => ({
      sku_id: idOf(ids, articleNumber),
      in_stock: stock.inStock,
      oversellable: stock.oversellable ?? 0,
      static_stock: stock.static ?? 0,
    }));
    // What the shop sold and counted is truer than what it opened with.
    await db
      .insertInto('stock')
      .values(stocks)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

interface SkuRow {
  product_id: number;
  article_number: string;
  gtin: string;
  position: number;
  is_active: boolean;
  incoming: Date | null;
  shelf: string | null;
}

async function upsertSkus(db: ShopDatabase, rows: readonly SkuRow[]): Promise<IdsByKey> {
  const written = await db
    .insertInto('skus')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('article_number').doUpdateSet(({ ref }) => ({
        product_id: ref('excluded.product_id'),
        gtin: ref('excluded.gtin'),
        position: ref('excluded.position'),
        is_active: true,
        incoming: ref('excluded.incoming'),
        shelf: ref('excluded.shelf'),
      })),
    )
    .returning(['article_number', 'sku_id'])
    .execute();
  return new Map(written.map(({ article_number, sku_id }) => [article_number, sku_id]));
}
