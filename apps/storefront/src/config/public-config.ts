import type { MarketSite } from '@torg/market-routing';

/** The part of the configuration that every visitor's browser gets. It holds no secret. */
export interface PublicConfig {
  api: { endpoint: string; apiKey: string };
  /** Where pictures stand, without a slash at the end; a picture is `{imageBase}/product/{size}/{file}`. */
  imageBase: string;
  /** Every language the shop is open in, this one included: links between them are made from it. */
  sites: readonly MarketSite[];
}
