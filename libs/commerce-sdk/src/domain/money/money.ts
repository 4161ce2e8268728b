/**
 * A whole number of minor units (öre, øre). 9900 is 99 kr. Never a fraction, never kronor. A hundredth of whatever the
 * currency is, also where it has no smaller unit: 1 500 yen are 150 000.
 */
export type Minor = number;

/** A rate of VAT in hundredths of a percent: 2500 is 25 %. Every rate in this package is given so, and called `rateBp`. */
export type BasisPoints = number;

/** One amount seen from both sides of VAT, each in minor units. */
export interface VatAmount {
  /** With VAT, as private persons see it. */
  incVat: Minor;
  /** Without VAT, as organisations see it. */
  exVat: Minor;
}
