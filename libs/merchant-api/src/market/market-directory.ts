import type { VatRate } from '@torg/commerce-sdk/domain';

/** A language that texts are written in. */
export interface Language {
  /** BCP 47, such as sv-SE. */
  id: string;
  name: string;
  code: string;
}

/** When shipping costs what, in minor units inc VAT; `limit` is null where it is never free. */
export interface ShippingTerms {
  fee: number;
  limit: number | null;
}

/** A country (or the like) with its currency and its terms. */
export interface Market {
  id: string;
  alias: string;
  groupKey: string;
  country: { code: string; name: string };
  /** `rate` is what one unit costs in the currency that the market's prices are kept in. */
  currency: { code: string; name: string; symbol: string; rate: number };
  defaultLanguageId: string;
  /** The languages that the market may be read in, the preferred one first. */
  allowedLanguageIds: readonly string[];
  timeZone: string;
  /** To look around in; nothing can be ordered to it. */
  isVirtual: boolean;
  /** Chosen in the checkout only, as a country to deliver to. */
  onlyInCheckout: boolean;
  shipping: ShippingTerms;
}

/** A shop front: the languages and markets it offers. */
export interface Channel {
  id: string;
  name: string;
  type: string;
  /** Scheme and host that its pages stand on, without a slash at the end; empty where it is not configured. */
  url: string;
  /** Whether the addresses of its pages begin with market and language: `/se/sv`. */
  marketInPath: boolean;
  defaultLanguageId: string;
  defaultMarketId: string;
  languages: readonly Language[];
  markets: readonly Market[];
}

/** Everything that is configured about channels, markets and VAT; the first channel is the default one. */
export interface MarketDirectory {
  channels: readonly Channel[];
  vatRates: readonly VatRate[];
}
