import { sql } from 'kysely';
import { readPackageStock } from '../../catalogue/package-stock.repository.ts';
import { totalStock } from '../../catalogue/sku-record.ts';
import { readNumbers } from '../../database/number-column.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** The units that can be sold of each product, its sizes together. A later row of the same product counts. */
export interface StockColumns {
  productIds: Float64Array;
  inStock: Float64Array;
  total: Float64Array;
}

/** Reads the stock of every product; that of a package follows from what it is put together of. */
export async function readStockColumns(db: ShopDatabase, languageId: string): Promise<StockColumns> {
  const own = await readSkuStock(db);
  const packages = [...(await readPackageStock(db, languageId))];
  return {
    productIds: Float64Array.from([...own.productIds, ...packages.map(([productId]) => productId)]),
    inStock: Float64Array.from([...own.inStock, ...packages.map(([, { inStock }]) => inStock)]),
    total: Float64Array.from([...own.total, ...packages.map(([, stock]) => totalStock(stock))]),
  };
}

async function readSkuStock(db: ShopDatabase): Promise<StockColumns> {
  const { rows } = await sql<Record<keyof StockColumns, string | null>>`
    select
      string_agg(product_id::text, ' ') as "productIds",
      string_agg(in_stock::text, ' ') as "inStock",
      string_agg(total::text, ' ') as total
    from (
      select sku.product_id, sum(stock.in_stock) as in_stock,
        sum(stock.in_stock + stock.oversellable + stock.static_stock) as total
      from skus sku join stock on stock.sku_id = sku.sku_id
      where sku.is_active
      group by sku.product_id
    ) summed
  `.execute(db);
  const [columns] = rows;
  const read = (name: keyof StockColumns) => readNumbers(columns?.[name] ?? null);
  return { productIds: read('productIds'), inStock: read('inStock'), total: read('total') };
}
