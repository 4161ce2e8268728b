import type { Minor } from '../money/money.ts';

/**
 * Whole percent that `selling` is below `prior`, rounded down so that no more is promised than is given; 0 when it is not
 * below. Both in minor units, on the same side of VAT, and not negative.
 *
 * @example
 * reductionPercent(7900, 9900); // 20
 */
export function reductionPercent(selling: Minor, prior: Minor): number {
  return selling < prior ? Math.floor(((prior - selling) * 100) / prior) : 0;
}
