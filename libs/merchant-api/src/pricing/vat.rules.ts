import type { VatRate } from '../market/market-directory.ts';

/** The VAT rate of a class of goods on a date of the market, in hundredths of a percent: 25 % is 2500. */
export function vatRateOn(rates: readonly VatRate[], marketId: string, vatClass: string, date: string): number {
  const started = rates
    .filter((rate) => rate.marketId === marketId && rate.vatClass === vatClass && rate.validFrom <= date)
    .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  const [current] = started;
  if (!current) throw new Error(`The market '${marketId}' has no VAT rate for '${vatClass}' on ${date}`);
  return current.rateBp;
}
