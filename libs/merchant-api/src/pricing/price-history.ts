/** A price from a moment until the next entry, in minor units inc VAT. */
export interface PriceEntry {
  /** Milliseconds since 1970. */
  from: number;
  selling: number;
  /** The price without a reduction. */
  regular: number;
}

/** Every price of one product in one market, oldest first. */
export type PriceHistory = readonly PriceEntry[];

/** The price in force at `now`, or null where there is none yet. */
export function priceAt(history: PriceHistory, now: number): PriceEntry | null {
  return history.findLast(({ from }) => from <= now) ?? null;
}
