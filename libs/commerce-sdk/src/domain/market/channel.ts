/** A language that a channel or a market can be read in. */
export interface Language {
  /** BCP 47, such as sv-SE. */
  id: string;
  name: string;
  /** Its first part, such as sv. */
  code: string;
}

/** Where something is sold, with its language, country and currency. */
export interface Market {
  id: string;
  /** What addresses and requests call it, such as `se`. */
  alias: string;
  /** BCP 47, such as sv-SE. */
  defaultLanguageId: string;
  /** A virtual market cannot be used in checkout. */
  virtual: boolean;
  /** True keeps it out of the choice of markets, other than the checkout's. */
  onlyDisplayInCheckout: boolean;
  /** The group it stands under where markets are chosen, such as Scandinavia. */
  groupKey: string;
  allowedLanguages: readonly Language[];
  /** `code` is ISO 3166, such as SE. */
  country: { name: string; code: string };
  /** `code` is ISO 4217, such as SEK; amounts times `rate` are in the account's own currency. */
  currency: { code: string; symbol: string; name: string; rate: number };
}

/** One shop of an account: an address, with the markets that it sells in. */
export interface Channel {
  /** Such as `2|no`. */
  id: string;
  name: string;
  url: string;
  /** The `id` of one of its markets. */
  defaultMarketId: string;
  /** BCP 47, such as nb-NO. */
  defaultLanguageId: string;
  languages: readonly Language[];
  markets: readonly Market[];
}
