import type { ProductPricing } from '../catalogue/product-pricing.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { createBatchLoader } from '../database/batch-loader.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Shop } from '../market/find-shop.ts';
import { localDateWriter } from '../market/local-date.ts';
import type { VatRate } from '../market/market-directory.ts';
import { dailyPrices } from './daily-prices.rules.ts';
import { lowestPriceAt } from './lowest-price.rules.ts';
import { priceAt, type PriceEntry } from './price-history.ts';
import { readPriceHistories } from './price.repository.ts';
import { presentDailyPrice, presentLowestPrice } from './present-price-facts.ts';
import { amountOf, presentPrice } from './present-price.ts';
import { vatRateOn } from './vat.rules.ts';

/** Prices and VAT of one shop at one moment. */
export interface Pricing extends ProductPricing {
  /** The price in force in minor units inc VAT, or null where the product cannot be bought in this market. */
  current(productId: number): Promise<PriceEntry | null>;
  /** In hundredths of a percent. */
  vatRate(vatClass: string): number;
}

/** Reads prices for one shop as they are at `now`; it lives as long as one request. */
export function createPricing(db: ShopDatabase, shop: Shop, vatRates: readonly VatRate[], now: number): Pricing {
  const { id: marketId, timeZone } = shop.market;
  const histories = createBatchLoader((ids: readonly number[]) => readPriceHistories(db, ids, marketId, now));
  const historyOf = async (productId: number) => (await histories.load(productId)) ?? [];
  const current = async (productId: number) => priceAt(await historyOf(productId), now);
  const today = localDateWriter(timeZone)(now);
  const vatRate = (vatClass: string) => vatRateOn(vatRates, marketId, vatClass, today);
  const rateOf = (product: ProductRecord) => vatRate(product.vatClass);

  return {
    current,
    vatRate,
    async unitPrice(product) {
      const price = await current(product.productId);
      const rate = rateOf(product);
      return (
        price && presentPrice({ selling: amountOf(price.selling, rate), regular: amountOf(price.regular, rate) }, shop)
      );
    },
    async lowestPrice(product) {
      const facts = lowestPriceAt(await historyOf(product.productId), now);
      return facts && presentLowestPrice(facts, rateOf(product), shop);
    },
    async priceLog(product) {
      const days = dailyPrices(await historyOf(product.productId), now, timeZone);
      return days.map((day) => presentDailyPrice(day, rateOf(product), shop));
    },
    async discountType(product) {
      const price = await current(product.productId);
      return price && price.selling < price.regular ? 'SALE_PRICE' : 'NONE';
    },
  };
}
