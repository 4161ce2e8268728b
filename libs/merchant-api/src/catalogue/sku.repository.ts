import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { SkuRecord } from './sku-record.ts';

/** Reads the skus of products with their stock, in their order, by product id. */
export async function readSkusOfProducts(
  db: ShopDatabase,
  productIds: readonly number[],
  languageId: string,
): Promise<Map<number, readonly SkuRecord[]>> {
  const skus = await readSkus(db, languageId, { column: 'sku.product_id', ids: productIds });
  return groupBy(skus, ({ productId }) => productId);
}

/** Reads single skus with their stock, by sku id. */
export async function readSkusById(
  db: ShopDatabase,
  skuIds: readonly number[],
  languageId: string,
): Promise<Map<number, SkuRecord>> {
  const skus = await readSkus(db, languageId, { column: 'sku.sku_id', ids: skuIds });
  return new Map(skus.map((sku) => [sku.skuId, sku]));
}

interface SkuChoice {
  column: 'sku.product_id' | 'sku.sku_id';
  ids: readonly number[];
}

async function readSkus(db: ShopDatabase, languageId: string, { column, ids }: SkuChoice): Promise<SkuRecord[]> {
  const rows = await db
    .selectFrom('skus as sku')
    .leftJoin('sku_texts as text', (join) =>
      join.onRef('text.sku_id', '=', 'sku.sku_id').on('text.language_id', '=', languageId),
    )
    .leftJoin('stock', 'stock.sku_id', 'sku.sku_id')
    .select(['sku.sku_id', 'sku.product_id', 'sku.article_number', 'sku.gtin', 'text.name'])
    .select(['sku.incoming', 'sku.shelf', 'sku.external_id'])
    .select(['stock.in_stock', 'stock.oversellable', 'stock.static_stock'])
    .where('sku.is_active', '=', true)
    .where(column, 'in', ids)
    .orderBy('sku.position')
    .orderBy('sku.sku_id')
    .execute();
  return rows.map((row) => ({
    skuId: row.sku_id,
    productId: row.product_id,
    articleNumber: row.article_number,
    gtin: row.gtin,
    name: row.name ?? '-',
    stock: {
      inStock: row.in_stock ?? 0,
      oversellable: row.oversellable ?? 0,
      staticStock: row.static_stock ?? 0,
    },
    incoming: row.incoming,
    shelf: row.shelf,
    externalId: row.external_id,
  }));
}
