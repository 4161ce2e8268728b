import { sql, type InferResult } from 'kysely';
import { anyOf, gatheredRead, type GatheredRead, type JsonRow } from '../database/gathered-read.ts';
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
export function skusOfProducts(db: ShopDatabase, place: SkuPlace): GatheredRead<number, readonly SkuRecord[]> {
  return gatheredRead(
    (productIds) => skusIn(db, place).where('sku.product_id', '=', anyOf(productIds)),
    (rows) => groupBy(rows.map(toSku), ({ productId }) => productId),
  );
}

/** Reads single skus with their stock, by sku id. */
export function skusById(db: ShopDatabase, place: SkuPlace): GatheredRead<number, SkuRecord> {
  return gatheredRead(
    (skuIds) => skusIn(db, place).where('sku.sku_id', '=', anyOf(skuIds)),
    (rows) => new Map(rows.map((row) => [row.sku_id, toSku(row)])),
  );
}

function skusIn(db: ShopDatabase, { languageId, now }: SkuPlace) {
  return db
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
    .orderBy('sku.position')
    .orderBy('sku.sku_id');
}

type SkuRow = JsonRow<InferResult<ReturnType<typeof skusIn>>[number]>;

function toSku(row: SkuRow): SkuRecord {
  return {
    skuId: row.sku_id,
    productId: row.product_id,
    articleNumber: row.article_number,
    gtin: row.gtin,
    name: row.name ?? '-',
    stock: lessUnits(
      { inStock: row.in_stock ?? 0, oversellable: row.oversellable ?? 0, staticStock: row.static_stock ?? 0 },
      row.held ?? 0,
    ),
    incoming: row.incoming === null ? null : new Date(row.incoming),
    shelf: row.shelf,
    externalId: row.external_id,
  };
}

function heldAt(now: number) {
  return sql<number>`(
    select coalesce(sum(hold.quantity), 0)::integer from stock_holds hold
    where hold.sku_id = sku.sku_id and hold.expires_at > ${new Date(now)}
  )`;
}
