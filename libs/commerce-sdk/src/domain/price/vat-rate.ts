import type { BasisPoints } from '../money/money.ts';

/** A VAT rate of a class of goods, in hundredths of a percent, from a date of the market until the next one. */
export interface VatRate {
  marketId: string;
  /** What the shop calls the class, such as food. */
  vatClass: string;
  /** ISO date. */
  validFrom: string;
  /** 2500 is 25 %. */
  rateBp: BasisPoints;
}

/**
 * The class of what is not taxed when it is sold: gift cards that can buy goods of any rate (a multi-purpose voucher, Directive
 * 2006/112/EC article 30b). VAT is charged when they are redeemed.
 */
const UNTAXED = 'none';

/**
 * The VAT rate of a class of goods on a date (ISO) of the market, in hundredths of a percent: 25 % is 2500. Rates change by
 * law, so an order keeps that of its day. Throws where none is known: a guessed rate is a wrong receipt.
 *
 * @example
 * vatRateOn(rates, 'se', 'food', '2026-11-26'); // 600 is 6 %
 */
export function vatRateOn(rates: readonly VatRate[], marketId: string, vatClass: string, date: string): BasisPoints {
  if (vatClass === UNTAXED) return 0;
  const started = rates
    .filter((rate) => rate.marketId === marketId && rate.vatClass === vatClass && rate.validFrom <= date)
    .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  const [current] = started;
  if (!current) throw new Error(`The market '${marketId}' has no VAT rate for '${vatClass}' on ${date}`);
  return current.rateBp;
}
