import type { Minor, VatAmount } from '../money/money.ts';

/** What one unit (or one cart line) costs now, and what it costs without a reduction. */
export interface Price {
  /** ISO 4217 code, such as SEK. */
  currency: string;
  /** What is paid. */
  selling: VatAmount;
  /** What it costs without a reduction; no reduction may be shown against it (see {@link LowestPrice}). */
  regular: VatAmount;
  /** VAT contained in the selling price. */
  vat: Minor;
  isDiscounted: boolean;
  /** Whole percent, rounded down. */
  discountPercentage: number;
}

/**
 * The comparison that the law asks for beside a reduced price (Directive 98/6/EC article 6a; SE prisinformationslagen
 * 7 a §, NO prisopplysningsforskriften § 9a). Every reduction shown on a screen is built from this, never from `regular`.
 */
export interface LowestPrice {
  /** Whether it may be called reduced: the selling price is below the prior price. */
  isDiscounted: boolean;
  /** Whole percent below `comparison`, rounded down. */
  discountPercentage: number;
  selling: VatAmount;
  /** The prior price: the lowest of the 30 days before the reduction began. */
  comparison: VatAmount;
  /** The lowest price of the last 30 days, the running reduction included. */
  lowest: VatAmount;
}

/** One day's price in the history of the last 30 days. */
export interface PriceLogEntry {
  /** ISO date, such as 2026-11-21. */
  date: string;
  selling: VatAmount;
  /** True for one day: the latest with the lowest price. */
  isLowest: boolean;
}
