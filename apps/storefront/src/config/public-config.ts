import type { MarketSite } from '@torg/market-routing';

/** The part of the configuration that every visitor's browser gets. It holds no secret. */
export interface PublicConfig {
  api: {
    endpoint: string;
    /** What the account has beyond the contract; null where it has nothing, and screens do without. */
    extensions: string | null;
    apiKey: string;
  };
  /** Where pictures stand, without a slash at the end; a picture is `{imageBase}/product/{size}/{file}`. */
  imageBase: string;
  /** Every language the shop is open in, this one included: links between them are made from it. */
  sites: readonly MarketSite[];
}
