import type { CartCodes } from './cart-codes.rules.ts';

/** Which choice of which package a line is. */
export interface PackageChoice {
  packageId: number;
  groupId: number;
  optionId: number;
  /** Units of the line that one package takes. */
  units: number;
}

/** A price as a shopper saw it: of a unit, or of the package that it is part of, in minor units inc VAT. */
export interface SeenPrice {
  marketId: string;
  selling: number;
}

/** One line of a cart as it is kept. */
export interface CartLineRecord {
  lineId: string;
  skuId: number;
  quantity: number;
  /** Joins the lines of one package. */
  groupKey: string | null;
  message: string | null;
  /** Null for loose goods. */
  choice: PackageChoice | null;
  /** Null where it is not known. */
  seen: SeenPrice | null;
}

/** What a shopper has put in a cart. */
export interface CartContents {
  /** In the order in which they were added. */
  lines: readonly CartLineRecord[];
  codes: CartCodes;
  /** Whatever the channel keeps with a cart; nobody here reads it. */
  merchantData: string | null;
  /** The keys of the latest additions of many at once, so that one that is sent again adds nothing. */
  additions: readonly string[];
}

export interface CartRecord extends CartContents {
  cartId: string;
  /** Grows with every change. */
  version: number;
  /** Its order stands, so that nothing but closing it is left. */
  isOrdered: boolean;
  /** Nothing can be changed any more. */
  isCompleted: boolean;
  /** The cart with what it held beside what was ordered; null where that was all. */
  continuedAs: string | null;
}
