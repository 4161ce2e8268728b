import type { Minor } from './money.ts';

/**
 * Takes VAT out of an amount: minor units inc VAT in, minor units ex VAT out, rounded half away from zero.
 * `rateBp` is the rate in hundredths of a percent, so 25 % is 2500.
 */
export function exVatFrom(incVat: Minor, rateBp: number): Minor {
  const size = Math.round((Math.abs(incVat) * 10_000) / (10_000 + rateBp));
  return incVat < 0 ? -size : size;
}
