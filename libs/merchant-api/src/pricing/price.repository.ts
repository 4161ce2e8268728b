import type { PriceStep } from '@torg/commerce-sdk/domain';
import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** An entry of the price log, and the campaign that made it; null where it is the shop's own price. */
export interface LoggedPrice extends PriceStep {
  campaignId: number | null;
}

/** Reads the price histories of products in a market up to `now`, oldest first, by product id. */
export function priceHistories(
  db: ShopDatabase,
  marketId: string,
  now: number,
): GatheredRead<number, readonly LoggedPrice[]> {
  return gatheredRead(
    (productIds) =>
      db
        .selectFrom('market_prices as price')
        .innerJoin('price_log as entry', 'entry.price_log_id', 'price.price_log_id')
        .select(['price.product_id', 'price.selling_inc_vat', 'price.regular_inc_vat', 'price.valid_from'])
        .select('entry.campaign_id')
        .where('price.market_id', '=', marketId)
        .where('price.product_id', '=', anyOf(productIds))
        .where('price.valid_from', '<=', new Date(now))
        .orderBy('price.valid_from')
        .orderBy('price.price_log_id'),
    (rows) => {
      const byProduct = groupBy(rows, ({ product_id }) => product_id);
      return new Map([...byProduct].map(([id, own]) => [id, own.map(toLoggedPrice)]));
    },
  );
}

interface PriceRow {
  valid_from: string;
  selling_inc_vat: number;
  regular_inc_vat: number;
  campaign_id: number | null;
}

function toLoggedPrice(row: PriceRow): LoggedPrice {
  return {
    from: Date.parse(row.valid_from),
    selling: row.selling_inc_vat,
    regular: row.regular_inc_vat,
    campaignId: row.campaign_id,
  };
}
