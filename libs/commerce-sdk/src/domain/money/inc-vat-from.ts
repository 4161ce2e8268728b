import { expectNumber, expectRate } from '../expect-argument.ts';
import type { BasisPoints, Minor } from './money.ts';

/**
 * Adds VAT to an amount: minor units ex VAT in, minor units inc VAT out, rounded half away from zero.
 * `rateBp` is the rate in hundredths of a percent, so 25 % is 2500; throws an `InvalidArgumentError` for what is less than 1 %,
 * which is a rate in whole percent.
 *
 * @example
 * incVatFrom(10_000, 2500); // 12 500: 100 kr without VAT are 125 kr with 25 % of it
 */
export function incVatFrom(exVat: Minor, rateBp: BasisPoints): Minor {
  expectNumber('exVat', exVat);
  expectRate('rateBp', rateBp);
  const size = Math.round((Math.abs(exVat) * (10_000 + rateBp)) / 10_000);
  return exVat < 0 ? -size : size;
}
