import { minorFromDecimal } from '@torg/commerce-sdk/domain';
import type { SeedFamily } from '../catalogue/seed/seed-types.ts';
import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** A product whose prices are to be written. */
export interface PricedProduct {
  productId: number;
  family: Pick<SeedFamily, 'price' | 'history' | 'firstSoldDaysAgo'>;
}

const DAY = 24 * 60 * 60 * 1000;
const marketCurrencies = [
  { marketId: 'se', currency: 'sek' },
  { marketId: 'no', currency: 'nok' },
] as const;

/** Writes the price log anew: the history of the demo is told from the day of seeding. */
export async function seedPriceLog(db: ShopDatabase, products: readonly PricedProduct[], now: number): Promise<void> {
  await db.deleteFrom('price_log').execute();
  const rows = products.flatMap((product) => logRows(product, now));
  for (const chunk of inChunks(rows)) await db.insertInto('price_log').values(chunk).execute();
}

function logRows({ productId, family: { price, history = [], firstSoldDaysAgo } }: PricedProduct, now: number) {
  const known = history[0]?.daysAgo ?? 0;
  const steps = firstSoldDaysAgo > known ? [{ ...price, daysAgo: firstSoldDaysAgo }, ...history] : history;
  return marketCurrencies.flatMap(({ marketId, currency }) =>
    steps.map((step) => ({
      product_id: productId,
      market_id: marketId,
      selling_inc_vat: minorFromDecimal(step[currency]),
      regular_inc_vat: minorFromDecimal(price[currency]),
      valid_from: new Date(now - step.daysAgo * DAY),
    })),
  );
}
