import { exVatFrom } from '../money/ex-vat-from.ts';
import type { BasisPoints, VatAmount } from '../money/money.ts';

/** A rate of VAT, in hundredths of a percent, and whether it is the only one that its amounts allow. */
export interface FoundRate {
  rateBp: BasisPoints;
  isCertain: boolean;
}

/** The rates of Sweden and Norway, and none. */
const USUAL: readonly BasisPoints[] = [0, 600, 1200, 1500, 2500];

/**
 * Finds the rate by which amounts were taken apart: the API tells both sides of VAT, but not the rate. Very small amounts
 * fit several, as each is rounded; where none fits, an account has others, and the nearest whole percent is given.
 */
export function rateOf(amounts: readonly VatAmount[], others: readonly BasisPoints[] = []): FoundRate {
  const rates = [...new Set([...others, ...USUAL])];
  const fitting = rates.filter((rate) => amounts.every(({ incVat, exVat }) => exVatFrom(incVat, rate) === exVat));
  const [first] = fitting;
  if (first !== undefined) return { rateBp: first, isCertain: fitting.length === 1 };
  const largest = amounts.reduce((one, other) => (other.incVat > one.incVat ? other : one));
  const percent = largest.exVat > 0 ? Math.round(((largest.incVat - largest.exVat) * 100) / largest.exVat) : 0;
  return { rateBp: percent * 100, isCertain: false };
}
