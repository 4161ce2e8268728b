/** What the figures of a projected cart leave open. */
export type ProjectionGap =
  /** What campaigns and codes will give or take back. */
  | 'discounts'
  /** What is new in the cart costs: it has no line and no price yet. */
  | 'new-items'
  /** How many units a package is of, so its lines stay as they are. */
  | 'packages'
  /** The fee for sending, and what is left to free shipping. */
  | 'shipping'
  /** The rate of some line: sums inc VAT are right, what VAT they hold may not be. */
  | 'vat';
