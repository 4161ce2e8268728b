import { effectivePrices, minorFromDecimal, type RunningCampaign } from '@torg/commerce-sdk/domain';
import { sql } from 'kysely';
import { readPriceCampaigns, type ProductCampaign } from '../campaign/campaign.repository.ts';
import type { SeedFamily, SeedPrice } from '../catalogue/seed-types.ts';
import { groupBy } from '../database/group-by.ts';
import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** A product whose prices are to be written. */
export interface PricedProduct {
  productId: number;
  /** The regular one. */
  price: SeedPrice;
  family: Pick<SeedFamily, 'history' | 'firstSoldDaysAgo'>;
}

const DAY = 24 * 60 * 60 * 1000;
const marketCurrencies = [
  { marketId: 'se', currency: 'sek' },
  { marketId: 'no', currency: 'nok' },
] as const;

/**
 * Writes the price log anew, campaigns included: the history of the demo is told from the day of seeding. The database lets
 * nobody else change the log, so the transaction says that it means to.
 */
export async function seedPriceLog(db: ShopDatabase, products: readonly PricedProduct[], now: number): Promise<void> {
  await sql`set local torg.price_log = 'rewrite'`.execute(db);
  await db.deleteFrom('price_log').execute();
  await sql`set local torg.price_log = ''`.execute(db);
  const campaigns = groupBy(await readPriceCampaigns(db), placeOf);
  const rows = products.flatMap((product) => logRows(product, campaigns, now));
  for (const chunk of inChunks(rows)) await db.insertInto('price_log').values(chunk).execute();
}

function placeOf({ productId, marketId }: Pick<ProductCampaign, 'productId' | 'marketId'>): string {
  return `${productId} ${marketId}`;
}

function logRows(
  { productId, price, family: { history = [], firstSoldDaysAgo } }: PricedProduct,
  campaigns: ReadonlyMap<string, readonly RunningCampaign<number>[]>,
  now: number,
) {
  const known = history[0]?.daysAgo ?? 0;
  const told = firstSoldDaysAgo > known ? [{ ...price, daysAgo: firstSoldDaysAgo }, ...history] : history;
  return marketCurrencies.flatMap(({ marketId, currency }) => {
    const steps = told.map((step) => ({
      from: now - step.daysAgo * DAY,
      selling: minorFromDecimal(step[currency]),
      regular: minorFromDecimal(price[currency]),
    }));
    return effectivePrices(steps, campaigns.get(placeOf({ productId, marketId })) ?? []).map((effective) => ({
      product_id: productId,
      market_id: marketId,
      selling_inc_vat: effective.selling,
      regular_inc_vat: effective.regular,
      valid_from: new Date(effective.from),
      campaign_id: effective.campaignId,
    }));
  });
}
