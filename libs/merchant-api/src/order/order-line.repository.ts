import type { ShopDatabase } from '../database/shop-database.ts';
import type { OrderLineRecord } from './order-record.ts';

/** Reads the lines of an order in their order. */
export async function readOrderedLines(db: ShopDatabase, orderId: number): Promise<readonly OrderLineRecord[]> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    skuId: row.sku_id,
    productId: row.product_id,
    articleNumber: row.article_number,
    name: row.name,
    quantity: row.quantity,
    rateBp: row.rate_bp,
    unitSelling: row.unit_selling,
    totalIncVat: row.total_inc_vat,
    totalExVat: row.total_ex_vat,
    fixedDiscount: row.fixed_discount,
  }));
}
