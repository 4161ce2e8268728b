import type { RequestOptions } from '../client/commerce-client.ts';
import type { ProductFilters } from '../domain/listing/facet.ts';
import type { Minor } from '../domain/money/money.ts';

/** Orders that every provider knows. RECOMMENDED is the provider's own. */
export type SearchSort = 'RECOMMENDED' | 'LATEST' | 'PRICE' | 'PRICE_DESC';

/** Which part of the hits is wanted. */
export interface HitSelection {
  /** How many hits to leave out. */
  skip: number;
  /** How many to give. */
  take: number;
  /** Facet ids out of the same provider's filters. */
  facets?: readonly string[];
  /** Selling prices, minor units inc VAT. */
  price?: { lowest?: Minor; highest?: Minor };
  /** RECOMMENDED when left out. */
  sort?: SearchSort;
  /** Whether the filters are wanted too; they cost the provider time. */
  withFilters?: boolean;
}

/** What a shopper looks for in words. */
export interface TextSearch extends HitSelection {
  /** As it was typed; an empty text looks for everything. */
  text: string;
}

/** The list of a category, of a brand, or of both. */
export interface ListSearch extends HitSelection {
  /** The names lead from the widest category to this one. */
  category?: { alias: string; names: readonly string[] };
  brand?: { alias: string; name: string };
}

/** A product that a provider found: enough to name it, and to read it from the Merchant API. */
export interface SearchHit {
  alias: string;
  /** By which the Merchant API gives the product; null where the provider does not know it (`extraData.productId` of its feed). */
  productId: number | null;
  name: string;
  /** The path of its page. */
  canonicalUrl: string;
  /** Minor units inc VAT, as the provider knows it; null where it knows none. Show that of the Merchant API. */
  price: Minor | null;
  /** Hand it to `trackClick` when the product is clicked; null where clicks are not counted. */
  trackingCode: string | null;
}

/** A part of the hits, and what they can be narrowed by. */
export interface SearchHits {
  /** How many there are in all. */
  count: number;
  hits: readonly SearchHit[];
  /** Null where they were not asked for. */
  filters: ProductFilters | null;
}

/** For whom products are recommended: the one that is looked at. */
export interface Recommendation {
  alias: string;
  /** The path of its page. */
  canonicalUrl: string;
  take: number;
}

/** Whoever finds products for a shop. Everything that its reads throw is a `CommerceError`. */
export interface SearchProvider {
  search(wanted: TextSearch, options?: ReadOptions): Promise<SearchHits>;
  list(wanted: ListSearch, options?: ReadOptions): Promise<SearchHits>;
  recommend(wanted: Recommendation, options?: ReadOptions): Promise<readonly SearchHit[]>;
  /** Tells that a hit was clicked. It never throws: a click must not fail because of it. */
  trackClick(trackingCode: string): Promise<void>;
}

/** What a read may say beside what it wants. */
export type ReadOptions = Pick<RequestOptions, 'signal'>;
