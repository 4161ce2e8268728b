/** A whole number of minor units (öre, øre). 9900 is 99 kr. Never a fraction, never kronor. */
export type Minor = number;

/** One amount seen from both sides of VAT, each in minor units. */
export interface VatAmount {
  /** With VAT, as private persons see it. */
  incVat: Minor;
  /** Without VAT, as organisations see it. */
  exVat: Minor;
}
