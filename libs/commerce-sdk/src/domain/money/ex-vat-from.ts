import { expectNumber, expectRate } from '../expect-argument.ts';
import type { BasisPoints, Minor } from './money.ts';

/**
 * Takes VAT out of an amount: minor units inc VAT in, minor units ex VAT out, rounded half away from zero.
 * `rateBp` is the rate in hundredths of a percent, so 25 % is 2500; throws an `InvalidArgumentError` for what is less than 1 %,
 * which is a rate in whole percent.
 *
 * @example
 * exVatFrom(12_500, 2500); // 10 000: 125 kr with 25 % of VAT are 100 kr without
 */
export function exVatFrom(incVat: Minor, rateBp: BasisPoints): Minor {
  expectNumber('incVat', incVat);
  expectRate('rateBp', rateBp);
  const size = Math.round((Math.abs(incVat) * 10_000) / (10_000 + rateBp));
  return incVat < 0 ? -size : size;
}
