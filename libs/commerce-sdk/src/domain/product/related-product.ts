import type { Campaign } from '../price/campaign.ts';
import type { Price } from '../price/price.ts';
import type { Named, ProductImage, Sku } from './product.ts';

/** A product that goes with another. */
export interface RelatedProduct {
  alias: string;
  name: string;
  canonicalUrl: string;
  /** In what way, in the shop's own words, such as `ACCESSORIES`. */
  relationType: string;
  brand: Named | null;
  primaryCategory: Named | null;
  images: readonly ProductImage[];
  /** Null where it has no price in this market. */
  price: Price | null;
  skus: readonly Sku[];
  campaigns: readonly Campaign[];
}
