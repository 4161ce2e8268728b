/** What rows are read by: the shop that the feed is for. */
export interface ItemRules {
  /** Of the market, such as SEK. */
  currency: string;
  timeZone: string;
  /** Names that `tax_category` may have. */
  vatClasses: ReadonlySet<string>;
  /** Stands in where a row names no brand. */
  brand: string | null;
  /** Where goods without a category of their own stand. */
  otherCategory: string;
  /** Scheme and host of the shop's own addresses, whose pictures it has. */
  ownOrigins: ReadonlySet<string>;
}
