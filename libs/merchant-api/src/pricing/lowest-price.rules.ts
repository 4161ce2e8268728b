import { priorPrice, reductionPercent } from '@torg/commerce-sdk/domain';
import type { PriceHistory } from './price-history.ts';

/** The comparison that the law asks for beside a reduced price, in minor units inc VAT. */
export interface LowestPriceFacts {
  selling: number;
  /** The prior price where the selling price is reduced from it; otherwise the selling price itself. */
  comparison: number;
  /** The lowest price of the last 30 days, today's included. */
  lowest: number;
  isDiscounted: boolean;
  discountPercentage: number;
}

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/**
 * Works out the comparison for the price in force at `now`; null where there is no price. A price counts as reduced only
 * when the shop says so (it is below the regular one), when it came by a drop, and when it is below the prior price.
 */
export function lowestPriceAt(history: PriceHistory, now: number): LowestPriceFacts | null {
  const past = history.filter(({ from }) => from <= now);
  const current = past.at(-1);
  if (!current) return null;
  const { selling, regular } = current;
  const prior = priorPriceOf(past, selling);
  const isDiscounted = prior !== null && selling < regular && selling < prior;
  const comparison = isDiscounted ? prior : selling;
  return {
    selling,
    comparison,
    lowest: lowestSince(past, now - THIRTY_DAYS),
    isDiscounted,
    discountPercentage: reductionPercent(selling, comparison),
  };
}

/** The prior price of a price that came by a drop; null where it did not. Entries that only repeat it do not restart it. */
function priorPriceOf(past: PriceHistory, selling: number): number | null {
  const before = past.findLastIndex((entry) => entry.selling !== selling);
  const [previous, began] = [past[before], past[before + 1]];
  if (!previous || !began || previous.selling < selling) return null;
  const points = past.map(({ from, selling: price }) => ({ from, price }));
  return priorPrice(points, began.from);
}

/** The lowest price in force at some moment after `start`. */
function lowestSince(past: PriceHistory, start: number): number {
  const inForce = past.filter((_, index) => (past[index + 1]?.from ?? Infinity) > start);
  return Math.min(...inForce.map(({ selling }) => selling));
}
