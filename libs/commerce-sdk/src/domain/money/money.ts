/** A whole number of minor units (öre, øre). 9900 is 99 kr. Never a fraction, never kronor. */
export type Minor = number;

/** One amount seen from both sides of VAT, each in minor units. */
export interface VatAmount {
  incVat: Minor;
  exVat: Minor;
}
