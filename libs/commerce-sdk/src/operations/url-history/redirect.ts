/** An address that is no more, and what took its place. */
export interface Redirect {
  oldUrl: string;
  /** Null where nothing did: the address is gone for good. */
  newUrl: string | null;
}
