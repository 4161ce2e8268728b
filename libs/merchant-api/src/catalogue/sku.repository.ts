import { sql } from 'kysely';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { SkuRecord } from './sku-record.ts';
import { lessUnits } from './stock-units.rules.ts';

/** In which language skus are read, and when: units that are held for orders then are left out. */
export interface SkuPlace {
  languageId: string;
  /** Null where holds are left out of account. */
  now: number | null;
}

/** Reads the skus of products with their stock, in their order, by product id. */
export async function readSkusOfProducts(
  db: ShopDatabase,
  productIds: readonly number[],
  place: SkuPlace,
): Promise<Map<number, readonly SkuRecord[]>> {
  const skus = await readSkus(db, place, { column: 'sku.product_id', ids: productIds });
  return groupBy(skus, ({ productId }) => productId);
}

/** Reads single skus with their stock, by sku id. */
export async function readSkusById(
  db: ShopDatabase,
  skuIds: readonly number[],
  place: SkuPlace,
): Promise<Map<number, SkuRecord>> {
  const skus = await readSkus(db, place, { column: 'sku.sku_id', ids: skuIds });
  return new Map(skus.map((sku) => [sku.skuId, sku]));
}

interface SkuChoice {
  column: 'sku.product_id' | 'sku.sku_id';
  ids: readonly number[];
}

async function readSkus(
  db: ShopDatabase,
  { languageId, now }: SkuPlace,
  { column, ids }: SkuChoice,
): Promise<SkuRecord[]> {
  const rows = await db
    .selectFrom('skus as sku')
    .leftJoin('sku_texts as text', (join) =>
      join.onRef('text.sku_id', '=', 'sku.sku_id').on('text.language_id', '=', languageId),
    )
    .leftJoin('stock', 'stock.sku_id', 'sku.sku_id')
    .select(['sku.sku_id', 'sku.product_id', 'sku.article_number', 'sku.gtin', 'text.name'])
    .select(['sku.incoming', 'sku.shelf', 'sku.external_id'])
    .select(['stock.in_stock', 'stock.oversellable', 'stock.static_stock'])
    .$if(now !== null, (query) => query.select(heldAt(now ?? 0).as('held')))
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
    stock: lessUnits(
      { inStock: row.in_stock ?? 0, oversellable: row.oversellable ?? 0, staticStock: row.static_stock ?? 0 },
      row.held ?? 0,
    ),
    incoming: row.incoming,
    shelf: row.shelf,
    externalId: row.external_id,
  }));
}

function heldAt(now: number) {
  return sql<number>`(
    select coalesce(sum(hold.quantity), 0)::integer from stock_holds hold
    where hold.sku_id = sku.sku_id and hold.expires_at > ${new Date(now)}
  )`;
}
