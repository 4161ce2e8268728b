/** A page was opened, by a link within the shop or from outside. */
export interface VirtualPageView {
  /** Path without query: a query may carry a token. */
  path: string;
  title: string;
}
