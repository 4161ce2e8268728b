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
  currency_rate: number;
  default_language_id: string;
  time_zone: string;
  is_virtual: boolean;
  only_in_checkout: boolean;
  shipping_fee: number;
  free_shipping_from: number | null;
  position: number;
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
