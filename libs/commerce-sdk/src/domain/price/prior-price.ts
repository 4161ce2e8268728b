import type { Minor } from '../money/money.ts';

/** One price, in force from a moment until the next entry begins. */
export interface PricePoint {
  /** A date, or milliseconds since 1970. */
  from: Date | number;
  /** Minor units, all on the same side of VAT. */
  price: Minor;
}

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/**
 * The earlier price that must stand beside a price that began at `t0`, in the unit and VAT view of `history`, or null when
 * the product had no price in that time.
 *
 * It is the lowest price of the 30 days before `t0`. Where the price fell step by step without rising and the first step is
 * within those days, the 30 days before that first step count instead. Taking the lowest of them, not just the price before
 * the first step, satisfies the Swedish and the Norwegian rule at once (Directive 98/6/EC article 6a). A rise at `t0` ends
 * the run: 199, then 129, then 149 is no reduction from 199.
 *
 * @example
 * priorPrice(priceHistory, campaignStart); // the lowest of the 30 days before
 */
export function priorPrice(history: readonly PricePoint[], t0: Date | number): Minor | null {
  const began = Number(t0);
  const sorted = history
    .map(({ from, price }) => ({ from: Number(from), price }))
    .filter(({ from }) => from <= began)
    .sort((a, b) => a.from - b.from);
  const before = sorted.filter(({ from }) => from < began);
  const [previous, current] = [before.at(-1), sorted[before.length]];
  const isRise = previous !== undefined && current !== undefined && current.price > previous.price;
  const runStart = isRise ? null : startOfFallingRun(before);
  return lowestBefore(before, runStart !== null && runStart > began - THIRTY_DAYS ? runStart : began);
}

type Point = { from: number; price: Minor };

/** When the unbroken run of reductions that ends this history began; null when its last change was not a reduction. */
function startOfFallingRun(sorted: readonly Point[]): number | null {
  let start: number | null = null;
  for (const [index, point] of [...sorted.entries()].reverse()) {
    const previous = sorted[index - 1];
    if (!previous || point.price > previous.price) break;
    if (point.price < previous.price) start = point.from;
  }
  return start;
}

/** The lowest price in force at any moment of the 30 days before `end`. */
function lowestBefore(sorted: readonly Point[], end: number): Minor | null {
  const inForce = sorted.filter(({ from }, index) => {
    const until = sorted[index + 1]?.from ?? Infinity;
    return from < end && until > end - THIRTY_DAYS;
  });
  return inForce.length === 0 ? null : Math.min(...inForce.map(({ price }) => price));
}
