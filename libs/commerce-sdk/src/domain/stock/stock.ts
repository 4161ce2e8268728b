/** What can be sold. `total` is `inStock + oversellable + static`. */
export interface Stock {
  /** Units on the shelf. */
  inStock: number;
  /** Units that may be sold although they have not arrived. */
  oversellable: number;
  /** Units that never run out on paper, such as goods made to order. */
  static: number;
  /** Units that can be sold in all. */
  total: number;
}
