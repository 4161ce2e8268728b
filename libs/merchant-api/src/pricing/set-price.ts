import { effectivePrices, priceAt, type EffectivePrice, type Minor } from '@torg/commerce-sdk/domain';
import { sql } from 'kysely';
import { readPriceCampaigns } from '../campaign/campaign.repository.ts';
import { findProductsNamed, type NamedProduct } from '../catalogue/find-goods.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** A price of the shop's own, in minor units inc VAT, that holds from `now` on. */
export interface NewPrice {
  /** An alias or an article number. */
  product: string;
  marketId: string;
  selling: Minor;
  /** What it costs without the reduction; the same as `selling` where there is none. */
  regular: Minor;
  /** In milliseconds since 1970. */
  now: number;
}

export type SetPriceResult =
  /** `shown` is what shoppers pay now: less than `selling` where a campaign is running. */
  | { kind: 'changed'; product: NamedProduct; currency: string; shown: Minor }
  | { kind: 'unknown-product' }
  | { kind: 'ambiguous'; aliases: readonly string[] }
  | { kind: 'unknown-market' }
  /** The market shows the prices of another. */
  | { kind: 'no-own-prices'; baseMarketId: string }
  /** The selling price is above the regular one. */
  | { kind: 'not-reduced' };

/** Gives a product another price. The price log keeps what was asked so far; campaigns go on, from the new price. */
export async function setPrice(db: ShopDatabase, price: NewPrice): Promise<SetPriceResult> {
  if (price.selling > price.regular) return { kind: 'not-reduced' };
  const [product, ...others] = await findProductsNamed(db, price.product);
  if (!product) return { kind: 'unknown-product' };
  if (others.length > 0) return { kind: 'ambiguous', aliases: [product, ...others].map(({ alias }) => alias) };
  const market = await db
    .selectFrom('markets')
    .select(['base_market_id as baseMarketId', 'currency_code as currency'])
    .where('market_id', '=', price.marketId)
    .executeTakeFirst();
  if (!market) return { kind: 'unknown-market' };
  if (market.baseMarketId !== null) return { kind: 'no-own-prices', baseMarketId: market.baseMarketId };
  const steps = await stepsFrom(db, product, price);
  await db.transaction().execute((trx) => writeSteps(trx, product, price, steps));
  const shown = priceAt(steps, price.now)?.selling ?? price.selling;
  return { kind: 'changed', product, currency: market.currency, shown };
}

type Step = EffectivePrice<number>;

async function stepsFrom(db: ShopDatabase, { productId }: NamedProduct, price: NewPrice): Promise<Step[]> {
  const campaigns = (await readPriceCampaigns(db)).filter(
    (campaign) => campaign.productId === productId && campaign.marketId === price.marketId,
  );
  return effectivePrices([{ from: price.now, selling: price.selling, regular: price.regular }], campaigns);
}

/** The log only ever grows; plans that were never in force may leave it again. */
async function writeSteps(
  trx: ShopDatabase,
  { productId }: NamedProduct,
  { marketId, now }: NewPrice,
  steps: readonly Step[],
): Promise<void> {
  await sql`set local torg.price_log = 'rewrite'`.execute(trx);
  await trx
    .deleteFrom('price_log')
    .where('product_id', '=', productId)
    .where('market_id', '=', marketId)
    .where('valid_from', '>', new Date(now))
    .execute();
  await sql`set local torg.price_log = ''`.execute(trx);
  const rows = steps.map(({ from, selling, regular, campaignId }) => ({
    product_id: productId,
    market_id: marketId,
    selling_inc_vat: selling,
    regular_inc_vat: regular,
    valid_from: new Date(from),
    campaign_id: campaignId,
  }));
  await trx.insertInto('price_log').values(rows).execute();
}
