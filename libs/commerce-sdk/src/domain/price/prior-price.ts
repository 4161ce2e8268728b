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
 * The earlier price that must stand beside a price reduced at `t0`, in the unit and VAT view of `history`, or null when
 * the product had no price in that time.
 *
 * It is the lowest price of the 30 days before the reduction. Where the price fell step by step without rising and the
 * first step is within those days, the 30 days before that first step count instead. Taking the lowest of them, not just
 * the price before the first step, satisfies the Swedish and the Norwegian rule at once (Directive 98/6/EC article 6a).
 */
export function priorPrice(history: readonly PricePoint[], t0: Date | number): Minor | null {
  const reducedAt = Number(t0);
  const before = history
    .map(({ from, price }) => ({ from: Number(from), price }))
    .filter(({ from }) => from < reducedAt)
    .sort((a, b) => a.from - b.from);
  const runStart = startOfFallingRun(before) ?? reducedAt;
  return lowestBefore(before, runStart > reducedAt - THIRTY_DAYS ? runStart : reducedAt);
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
