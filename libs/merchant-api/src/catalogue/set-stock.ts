import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';

/** What happens to a stock: it is counted anew, or units come and go. */
export type StockChange = { kind: 'count'; units: number } | { kind: 'move'; units: number };

export type StockResult =
  | { kind: 'changed'; inStock: number }
  | { kind: 'unknown' }
  /** More units would leave than are there, or more be there than can be counted. */
  | { kind: 'impossible'; inStock: number };

/** The most units that a stock can hold. */
export const MOST_UNITS = 1_000_000_000;

/** Changes how many units of a sku are in stock, by its article number. Sales at the same moment are not lost. */
export async function setStock(db: ShopDatabase, articleNumber: string, change: StockChange): Promise<StockResult> {
  return db.transaction().execute(async (trx) => {
    const sku = await trx
      .selectFrom('stock')
      .innerJoin('skus as sku', 'sku.sku_id', 'stock.sku_id')
      .select(['stock.sku_id as skuId', 'stock.in_stock as inStock'])
      .where('sku.article_number', '=', storableText(articleNumber))
      .forUpdate('stock')
      .executeTakeFirst();
    if (!sku) return { kind: 'unknown' };
    const inStock = change.kind === 'count' ? change.units : sku.inStock + change.units;
    if (inStock < 0 || inStock > MOST_UNITS) return { kind: 'impossible', inStock: sku.inStock };
    await trx
      .updateTable('stock')
      .set({ in_stock: inStock, ...(change.kind === 'count' ? { is_counted: true } : {}) })
      .where('sku_id', '=', sku.skuId)
      .execute();
    return { kind: 'changed', inStock };
  });
}
