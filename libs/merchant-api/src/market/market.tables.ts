import type { ColumnType } from 'kysely';

/** A language that texts are written in, by BCP 47 id such as sv-SE. */
export interface LanguagesTable {
  language_id: string;
  name: string;
  code: string;
}

/** A country (or the like) with its currency and its terms. Amounts are minor units inc VAT. */
export interface MarketsTable {
  market_id: string;
  alias: string;
  group_key: string;
  country_code: string;
  country_name: string;
  currency_code: string;
  currency_name: string;
  currency_symbol: string;
  /** What one unit of the currency costs in the base market's currency; 1 where the market has prices of its own. */
  currency_rate: number;
  default_language_id: string;
  time_zone: string;
  is_virtual: boolean;
  only_in_checkout: boolean;
  shipping_fee: number;
  free_shipping_from: number | null;
  position: number;
  /** The market whose prices are shown, converted; null where the market has prices of its own. */
  base_market_id: string | null;
}

/** The languages that a market may be read in. */
export interface MarketLanguagesTable {
  market_id: string;
  language_id: string;
  position: number;
}

/** What a channel looks like: style variable names to values. */
export interface ChannelSettingsTable {
  channel_id: string;
  theme: ColumnType<Record<string, string>, string, string>;
}

export interface ChannelsTable {
  channel_id: string;
  name: string;
  type: string;
  default_language_id: string;
  default_market_id: string;
  position: number;
}

export interface ChannelLanguagesTable {
  channel_id: string;
  language_id: string;
  position: number;
}

export interface ChannelMarketsTable {
  channel_id: string;
  market_id: string;
  position: number;
}

/** A VAT rate holds from `valid_from` (a date of the market) until the next row of its class. */
export interface VatRatesTable {
  market_id: string;
  vat_class: string;
  valid_from: string;
  rate_bp: number;
}
