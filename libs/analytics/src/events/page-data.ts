/** What kind of page was opened, where, and for whom it shows prices. */
export interface PageData {
  /** The page's name, such as `product`; the status of one that failed, such as `404`. */
  page_type: string;
  /** Such as `1|se`. */
  channel: string;
  market: string;
  /** BCP 47, such as sv-SE. */
  language: string;
  customer_type: string;
  vat_included: boolean;
}

/** How a visit to the shop began. Told once for each, and not by the documents that go on with it. */
export interface OriginalLocation {
  /** The first address, with nothing in its query but where it was advertised, and with consent to marketing by which click. */
  location: string;
  /** The host that led here; absent where none did, or the shop itself. */
  referrer?: string;
}
