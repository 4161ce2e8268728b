import { sql, type RawBuilder } from 'kysely';
import { readNumbers } from '../database/number-column.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Prices as columns, in minor units inc VAT: there may be as many as products. */
export interface PriceColumns {
  productIds: Float64Array;
  /** Milliseconds since 1970. */
  from: Float64Array;
  selling: Float64Array;
  regular: Float64Array;
}

/** Reads the prices in force in a market at `now`. */
export function readCurrentPrices(db: ShopDatabase, marketId: string, now: number): Promise<PriceColumns> {
  return readColumns(db, currentPricesSql(marketId, now));
}

/** Reads every price up to `now` of the products that cost less than they regularly do, each product's oldest first. */
export function readReducedHistories(db: ShopDatabase, marketId: string, now: number): Promise<PriceColumns> {
  const reduced = sql`
    select past.product_id, past.valid_from, past.selling_inc_vat, past.regular_inc_vat
    from (${currentPricesSql(marketId, now)}) current
    join market_prices past on past.product_id = current.product_id
    where current.selling_inc_vat < current.regular_inc_vat
      and past.market_id = ${marketId} and past.valid_from <= ${new Date(now)}
    order by past.product_id, past.valid_from, past.price_log_id
  `;
  return readColumns(db, reduced);
}

/** When the first price of a market changes after `now`; Infinity where no change is known. */
export async function readNextPriceChange(db: ShopDatabase, marketId: string, now: number): Promise<number> {
  const { rows } = await sql<{ moment: Date | null }>`
    select min(valid_from) as moment from market_prices where market_id = ${marketId} and valid_from > ${new Date(now)}
  `.execute(db);
  return rows[0]?.moment?.getTime() ?? Infinity;
}

function currentPricesSql(marketId: string, now: number): RawBuilder<unknown> {
  return sql`
    select distinct on (product_id) product_id, valid_from, selling_inc_vat, regular_inc_vat
    from market_prices
    where market_id = ${marketId} and valid_from <= ${new Date(now)}
    order by product_id, valid_from desc, price_log_id desc
  `;
}

async function readColumns(db: ShopDatabase, prices: RawBuilder<unknown>): Promise<PriceColumns> {
  const { rows } = await sql<Record<keyof PriceColumns, string | null>>`
    select
      string_agg(product_id::text, ' ') as "productIds",
      string_agg((extract(epoch from valid_from) * 1000)::bigint::text, ' ') as from,
      string_agg(selling_inc_vat::text, ' ') as selling,
      string_agg(regular_inc_vat::text, ' ') as regular
    from (${prices}) price
  `.execute(db);
  const [columns] = rows;
  const read = (name: keyof PriceColumns) => readNumbers(columns?.[name] ?? null);
  return { productIds: read('productIds'), from: read('from'), selling: read('selling'), regular: read('regular') };
}
