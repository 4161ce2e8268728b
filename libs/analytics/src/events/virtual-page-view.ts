/** A page was opened, by a link within the shop or from outside. */
export interface VirtualPageView {
  /** Path without query: a query may carry a token. */
  page_path: string;
  /** The whole address, with nothing in its query but where the page was advertised. */
  page_location: string;
  page_title: string;
}
