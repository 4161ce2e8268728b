/** What is known of a page before it is there: what the card says that leads to it. */
export interface PageSketch {
  /** What the page is about. */
  name: string;
  /** Who makes it; null where the card does not say. */
  brand: string | null;
  /** The markup of its price, as the card has it; null where it says none. */
  price: string | null;
  /** The address of its picture, which the browser has; null where none is seen yet. */
  picture: string | null;
}
