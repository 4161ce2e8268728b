export interface Language {
  /** BCP 47, such as sv-SE. */
  id: string;
  name: string;
  code: string;
}

export interface Market {
  id: string;
  alias: string;
  defaultLanguageId: string;
  /** A virtual market cannot be used in checkout. */
  virtual: boolean;
  onlyDisplayInCheckout: boolean;
  groupKey: string;
  allowedLanguages: readonly Language[];
  country: { name: string; code: string };
  currency: { code: string; symbol: string; name: string; rate: number };
}

export interface Channel {
  /** Such as `2|no`. */
  id: string;
  name: string;
  url: string;
  defaultMarketId: string;
  defaultLanguageId: string;
  languages: readonly Language[];
  markets: readonly Market[];
}
