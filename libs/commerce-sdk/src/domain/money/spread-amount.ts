import { expectNumber } from '../expect-argument.ts';
import type { Minor } from './money.ts';

/**
 * Spreads an amount (minor units, not negative) over parts in proportion to their weights (minor units, not negative): each
 * share is rounded to a whole unit, and what rounding leaves over or lacks is put on the first part, on the next where that
 * would take its share below nothing or above its weight. The shares always add up to the amount, or to the weights where
 * the amount is larger than they are together.
 *
 * @example
 * spreadAmount(1000, [30_000, 20_000, 9900]); // 501, 334, 165
 */
export function spreadAmount(amount: Minor, weights: readonly Minor[]): Minor[] {
  expectNumber('amount', amount);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount >= whole) return [...weights];
  const parts = weights.map((weight) => ({ weight, share: proportion(amount, weight, whole) }));
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  return parts.map(({ weight, share }) => {
    const borne = Math.min(Math.max(0, share + left), weight);
    left -= borne - share;
    return borne;
  });
}

/** `amount × weight ÷ whole`, rounded half up; the product may be larger than a number holds exactly. */
function proportion(amount: Minor, weight: Minor, whole: Minor): Minor {
  const doubled = 2n * BigInt(whole);
  return Number((2n * BigInt(amount) * BigInt(weight) + BigInt(whole)) / doubled);
}
