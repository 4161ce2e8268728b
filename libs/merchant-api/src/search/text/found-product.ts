/** A product that a text finds. */
export interface FoundProduct {
  productId: number;
  /** How well it is met; higher is better. Whole numbers tell the kinds of match apart, see `find-products.ts`. */
  rank: number;
}
