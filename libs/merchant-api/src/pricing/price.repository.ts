import type { PriceStep } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';

/** An entry of the price log, and the campaign that made it; null where it is the shop's own price. */
export interface LoggedPrice extends PriceStep {
  campaignId: number | null;
}

/** Reads the price histories of products in a market up to `now`, oldest first, by product id. */
export async function readPriceHistories(
  db: ShopDatabase,
  productIds: readonly number[],
  marketId: string,
  now: number,
): Promise<Map<number, readonly LoggedPrice[]>> {
  const rows = await db
    .selectFrom('market_prices as price')
    .innerJoin('price_log as entry', 'entry.price_log_id', 'price.price_log_id')
    .select(['price.product_id', 'price.selling_inc_vat', 'price.regular_inc_vat', 'price.valid_from'])
    .select('entry.campaign_id')
    .where('price.market_id', '=', marketId)
    .where('price.product_id', 'in', productIds)
    .where('price.valid_from', '<=', new Date(now))
    .orderBy('price.valid_from')
    .orderBy('price.price_log_id')
    .execute();
  const histories = new Map<number, LoggedPrice[]>(productIds.map((id) => [id, []]));
  for (const row of rows) {
    histories.get(row.product_id)?.push({
      from: row.valid_from.getTime(),
      selling: row.selling_inc_vat,
      regular: row.regular_inc_vat,
      campaignId: row.campaign_id,
    });
  }
  return histories;
}
