import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import type { Minor } from '../../domain/money/money.ts';

/** What is left to free shipping, from kronor; null where no limit is set, which the API writes as -1. */
export function toAmountLeft(kronor: number): Minor | null {
  return kronor < 0 ? null : minorFromDecimal(kronor);
}
