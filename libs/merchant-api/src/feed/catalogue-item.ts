import type { PreservedAttributes } from './preserved-attributes.ts';

/** A reduced price in minor units inc VAT, and the moments (milliseconds since 1970) between which it holds. */
export interface SalePrice {
  selling: number;
  /** Null where it holds from now on. */
  from: number | null;
  /** Null where no end is known. */
  to: number | null;
}

/** What an item costs in the market of its feed, in minor units inc VAT. */
export interface ItemPrice {
  regular: number;
  sale: SalePrice | null;
}

/** One step of a price history, in minor units inc VAT. */
export interface PriceStep {
  from: number;
  selling: number;
  regular: number;
}

/** What is known of goods that were sold before they came into the shop. */
export interface ItemPast {
  firstAvailable: number;
  sold: number;
  /** Oldest first. */
  prices: readonly PriceStep[];
}

/** One thing that can be bought (a sku), as one language and one market describe it. */
export interface CatalogueItem {
  /** Its place among the rows, from 1; no two have the same. */
  row: number;
  /** Where in the feed it stands. */
  line: number;
  /** Known to the shop as the article number; what a later load finds it by. */
  id: string;
  /** Joins items that differ by colour, pattern, material or size. */
  groupId: string | null;
  title: string;
  /** One sentence for cards. */
  summary: string;
  description: string;
  /** Last part of the address; made from the title where it is null. */
  alias: string | null;
  brand: string;
  /** Empty where there is none. */
  gtin: string;
  /** The maker's number, null where the feed names none; that of its first row is the article number of a product. */
  partNumber: string | null;
  colour: string | null;
  pattern: string | null;
  material: string | null;
  size: string | null;
  /** Names from the root down; the first place is the primary one. At least one. */
  categories: readonly (readonly string[])[];
  /** Addresses of pictures, the first the main one. */
  pictures: readonly string[];
  details: readonly { name: string; value: string }[];
  /** What the shop has no column for. */
  attributes: PreservedAttributes;
  /** What can be bought is guessed where nobody counted it. */
  stock: { inStock: number; oversellable: number; isCounted: boolean };
  /** Null keeps the class that the product has, `standard` for a new one. */
  vatClass: string | null;
  weightGrams: number | null;
  /** How much a pack holds, in g, kg, ml, cl, dl, l, m, m2 or piece. */
  content: { amount: number; unit: string } | null;
  price: ItemPrice;
  past: ItemPast | null;
}
