import {
  breakAt,
  dailyPrices,
  localDateWriter,
  loweringBreaks,
  lowestPriceAt,
  priceAt,
  vatRateOn,
  withListPrice,
  type PriceBreak,
  type VatRate,
} from '@torg/commerce-sdk/domain';
import type { ProductPricing } from '../catalogue/product-pricing.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { createBatchLoader } from '../database/batch-loader.ts';
import { createGatheredReads, type GatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Shop } from '../market/find-shop.ts';
import { campaignOfPrice } from './campaign-of-price.rules.ts';
import { mixedAmount } from './mixed-amount.rules.ts';
import { defaultPartsOfPackages } from './package-parts.repository.ts';
import { findPriceListId, readListedPrices, type ListedPrices } from './price-list.repository.ts';
import { priceHistories, type LoggedPrice } from './price.repository.ts';
import { presentDailyPrice, presentLowestPrice } from './present-price-facts.ts';
import { amountOf, presentPrice, type Taxed } from './present-price.ts';
import { presentUnitPrice } from './present-unit-price.ts';

/** Prices and VAT of one shop at one moment. */
export interface Pricing extends ProductPricing {
  /** The price in force in minor units inc VAT, or null where the product cannot be bought in this market. */
  current(productId: number): Promise<LoggedPrice | null>;
  /** The price in force for whoever buys so many units of a product; null as of `current`. */
  ofUnits(productId: number, units: number): Promise<LoggedPrice | null>;
  /** What makes a unit cheaper by number, in minor units inc VAT, by quantity; each costs less than the one before. */
  breaks(productId: number): Promise<readonly PriceBreak[]>;
  /** Whether a unit has a price of the list that these prices are by. */
  isListed(productId: number): Promise<boolean>;
  /** In hundredths of a percent. */
  vatRate(vatClass: string): number;
  /** The same shop for someone who is given a price list; null where there is no such list. */
  withPriceList(identifier: string): Promise<Pricing | null>;
}

/** Whose prices are read, and when. */
export interface PricingContext {
  shop: Shop;
  vatRates: readonly VatRate[];
  now: number;
  /** The list whose prices hold where they are lower; null, or a question answered by null, for what everyone pays. */
  priceListId: number | null | (() => Promise<number | null>);
}

/** Reads prices for one shop as they are at `now`; it lives as long as one request. */
export function createPricing(
  db: ShopDatabase,
  context: PricingContext,
  reads: GatheredReads = createGatheredReads(db),
): Pricing {
  const { shop, vatRates, now, priceListId } = context;
  const { id: marketId, timeZone } = shop.market;
  const histories = reads.loader(priceHistories(db, marketId, now));
  const listed = priceListId === null ? null : listedPrices(db, priceListId, marketId);
  const historyOf = async (productId: number): Promise<readonly LoggedPrice[]> => {
    if (!listed) return (await histories.load(productId)) ?? [];
    const [history = [], own] = await Promise.all([histories.load(productId), listed(productId)]);
    return own?.price ? history.map((step) => withListPrice(step, own.price)) : history;
  };
  const current = async (productId: number) => priceAt(await historyOf(productId), now);
  const breaks = async (productId: number) => {
    const written = (await listed?.(productId))?.breaks ?? [];
    const price = written.length > 0 ? await current(productId) : null;
    return price ? loweringBreaks(price.selling, written) : [];
  };
  const isListed = async (productId: number) => {
    const price = (await listed?.(productId))?.price;
    return typeof price === 'number' && (await current(productId))?.selling === price;
  };
  const ofUnits = async (productId: number, units: number) => {
    const [price, reached] = await Promise.all([current(productId), breaks(productId)]);
    return price && withListPrice(price, breakAt(reached, units)?.price ?? null);
  };
  let today: string | undefined;
  // Made where a rate is asked for: it takes a millisecond.
  const vatRate = (vatClass: string) =>
    vatRateOn(vatRates, marketId, vatClass, (today ??= localDateWriter(timeZone)(now)));
  const withPriceList = async (identifier: string) => {
    const list = await findPriceListId(db, identifier);
    return list === null ? null : createPricing(db, { ...context, priceListId: list }, reads);
  };
  const packageParts = reads.loader(defaultPartsOfPackages(db));
  const taxedBy = async ({ productId, type, vatClass }: ProductRecord): Promise<Taxed> => {
    const inside = type === 'package' ? ((await packageParts.load(productId)) ?? []) : [];
    const parts = await Promise.all(
      inside.map(async (part) => {
        const price = await current(part.productId);
        return { apart: (price?.selling ?? 0) * part.quantity, rateBp: vatRate(part.vatClass) };
      }),
    );
    if (parts.some(({ apart }) => apart > 0)) return (incVat) => mixedAmount(incVat, parts);
    const rate = vatRate(vatClass);
    return (incVat) => amountOf(incVat, rate);
  };
  return { current, ofUnits, breaks, isListed, vatRate, withPriceList, ...presented(historyOf, taxedBy, context) };
}

/** What a list says of products, read for many at once; whose list it is, is asked once, with the first. */
function listedPrices(
  db: ShopDatabase,
  list: NonNullable<PricingContext['priceListId']>,
  marketId: string,
): (productId: number) => Promise<ListedPrices | null> {
  const open = async () => {
    const priceListId = typeof list === 'number' ? list : await list();
    if (priceListId === null) return null;
    return createBatchLoader((ids: readonly number[]) => readListedPrices(db, { priceListId, marketId }, ids));
  };
  let opening: ReturnType<typeof open> | undefined;
  return async (productId) => (await (await (opening ??= open()))?.load(productId)) ?? null;
}

/** The same prices as the contract shows them. */
function presented(
  historyOf: (productId: number) => Promise<readonly LoggedPrice[]>,
  taxedBy: (product: ProductRecord) => Promise<Taxed>,
  { shop, now }: Pick<PricingContext, 'shop' | 'now'>,
): ProductPricing {
  const current = async ({ productId }: ProductRecord) => priceAt(await historyOf(productId), now);
  return {
    async unitPrice(product) {
      const [price, taxed] = await Promise.all([current(product), taxedBy(product)]);
      return price && presentPrice({ selling: taxed(price.selling), regular: taxed(price.regular) }, shop);
    },
    async lowestPrice(product) {
      const [history, taxed] = await Promise.all([historyOf(product.productId), taxedBy(product)]);
      const facts = lowestPriceAt(history, now);
      return facts && presentLowestPrice(facts, taxed, shop);
    },
    async priceLog(product) {
      const [history, taxed] = await Promise.all([historyOf(product.productId), taxedBy(product)]);
      return dailyPrices(history, now, shop.market.timeZone).map((day) => presentDailyPrice(day, taxed, shop));
    },
    async discountType(product) {
      const price = await current(product);
      if (!price || price.selling >= price.regular) return 'NONE';
      return campaignOfPrice(price) === null ? 'SALE_PRICE' : 'PRICE_CAMPAIGN';
    },
    async pricePerUnit(product) {
      const price = product.content && (await current(product));
      return price && product.content ? presentUnitPrice(price.selling, product.content, shop) : null;
    },
  };
}
