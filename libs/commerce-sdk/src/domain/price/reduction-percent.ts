import type { Minor } from '../money/money.ts';

/** Whole percent that `selling` is below `prior`, rounded down; 0 when it is not below. Both on the same side of VAT. */
export function reductionPercent(selling: Minor, prior: Minor): number {
  return prior > 0 && selling < prior ? Math.floor(((prior - selling) * 100) / prior) : 0;
}
