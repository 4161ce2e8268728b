import type { Minor } from './money.ts';

/**
 * Adds VAT to an amount: minor units ex VAT in, minor units inc VAT out, rounded half away from zero.
 * `rateBp` is the rate in hundredths of a percent, so 25 % is 2500.
 */
export function incVatFrom(exVat: Minor, rateBp: number): Minor {
  const size = Math.round((Math.abs(exVat) * (10_000 + rateBp)) / 10_000);
  return exVat < 0 ? -size : size;
}
