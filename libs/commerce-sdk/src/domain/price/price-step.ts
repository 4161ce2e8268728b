import type { Minor } from '../money/money.ts';

/** A price from a moment (milliseconds since 1970) until the next step begins, in minor units inc VAT. */
export interface PriceStep {
  from: number;
  selling: Minor;
  /** The price without a reduction. */
  regular: Minor;
}

/**
 * The price in force at `now`, or null where there is none yet. `history` is sorted, oldest first.
 *
 * @example
 * const step = priceAt(priceHistory, Date.now());
 */
export function priceAt<Step extends PriceStep>(history: readonly Step[], now: number): Step | null {
  return history.findLast(({ from }) => from <= now) ?? null;
}
