import type { Minor } from '../money/money.ts';
import type { PriceStep } from './price-step.ts';
import { priorPrice } from './prior-price.ts';
import { reductionPercent } from './reduction-percent.ts';

/** The comparison that the law asks for beside a reduced price, in minor units inc VAT. */
export interface LowestPriceFacts {
  selling: Minor;
  /** The prior price where the selling price is reduced from it; otherwise the selling price itself. */
  comparison: Minor;
  /** The lowest price of the last 30 days, today's included. */
  lowest: Minor;
  isDiscounted: boolean;
  discountPercentage: number;
}

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/**
 * Works out the comparison for the price in force at `now`; null where there is no price. A price counts as reduced only
 * when the shop says so (it is below the regular one) and when it is below the prior price.
 *
 * @example
 * const lowest = lowestPriceAt(priceHistory, Date.now());
 */
export function lowestPriceAt(history: readonly PriceStep[], now: number): LowestPriceFacts | null {
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

/** The prior price of the price in force; null where it is the first. Entries that only repeat it do not restart it. */
function priorPriceOf(past: readonly PriceStep[], selling: Minor): Minor | null {
  const began = past[past.findLastIndex((entry) => entry.selling !== selling) + 1];
  const points = past.map(({ from, selling: price }) => ({ from, price }));
  return began ? priorPrice(points, began.from) : null;
}

/** The lowest price in force at some moment after `start`. */
function lowestSince(past: readonly PriceStep[], start: number): number {
  const inForce = past.filter((_, index) => (past[index + 1]?.from ?? Infinity) > start);
  return Math.min(...inForce.map(({ selling }) => selling));
}
