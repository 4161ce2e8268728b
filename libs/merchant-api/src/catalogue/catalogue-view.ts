import type { Shop } from '../market/find-shop.ts';
import type { Channel } from '../market/market-directory.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import type { ProductPricing } from './product-pricing.ts';
import type { ProductCampaigns, ProductRatings } from './product-ports.ts';

/** What it takes to show the catalogue to one shop. */
export interface CatalogueView {
  shop: Shop;
  /** Every channel, for the addresses of the same page elsewhere. */
  channels: readonly Channel[];
  catalogue: CatalogueReader;
  pricing: ProductPricing;
  campaigns: ProductCampaigns;
  ratings: ProductRatings;
}
