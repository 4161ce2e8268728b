import { getProducts, type CommerceClient, type ProductsRequest, type RequestOptions } from '@torg/commerce-sdk';
import type { ListedProduct, ProductFilters } from '@torg/commerce-sdk/domain';
import {
  createMerchantSearch,
  createSearchModule,
  type SearchHit,
  type SearchHits,
  type SearchModule,
  type SearchProvider,
  type SearchSort,
} from '@torg/commerce-sdk/search';
import type { ChannelSearch } from '../scope/shop-client.ts';
import type { SharedReads } from '../scope/shared-reads.ts';
import { searchPlaces, type SearchPlace, type SearchPlaces } from './search-places.ts';

/** Orders that a search provider knows, by those of the Merchant API; the account's best sellers are not its own. */
const providerSorts: Partial<Record<NonNullable<ProductsRequest['sort']>, SearchSort>> = {
  NONE: 'RECOMMENDED',
  RELEVANCE: 'RECOMMENDED',
  LATEST: 'LATEST',
  PRICE: 'PRICE',
  PRICE_DESC: 'PRICE_DESC',
};

/** What a request may say that a search provider understands. */
const understood: readonly (keyof ProductsRequest)[] = [
  ...(['skip', 'take', 'sort', 'facets', 'price', 'filterMode'] as const),
  ...(['searchText', 'categoryAlias', 'brandAlias'] as const),
];

/** Whom a channel's search asks. */
export interface ChannelSearchPorts {
  provider: SearchProvider;
  websiteUuid: string;
  /** The Merchant API, which tells of what is found, and finds it where the provider fails. */
  commerce: CommerceClient;
  shared: SharedReads;
  report: (message: string, error: unknown) => void;
}

/** Makes the search of a channel whose products a provider finds. */
export function createChannelSearch({ commerce, shared, ...ports }: ChannelSearchPorts): ChannelSearch {
  const module = createSearchModule({ ...ports, own: createMerchantSearch(commerce) });
  const search = { module, ...searchPlaces(commerce, shared) };
  return {
    async list(request, options) {
      if (!isUnderstood(request)) return null;
      const { count, hits } = await find(search, request, { withFilters: false, options });
      return { count, products: await productsOf(commerce, hits, options) };
    },
    async listFiltered(request, options) {
      if (!isUnderstood(request)) return null;
      const { count, hits, filters } = await find(search, request, { withFilters: true, options });
      const [products, narrowed] = await Promise.all([
        productsOf(commerce, hits, options),
        withAddresses(search, filters ?? { count, price: null, facets: [] }),
      ]);
      return { list: { count, products }, filters: narrowed };
    },
    recommend: async (product, take, options) =>
      productsOf(commerce, await module.recommend({ ...product, take }, options), options),
    trackClick: ports.provider.trackClick,
  };
}

/** Whether a provider can find a list: by words or by its place, in an order that it knows. */
function isUnderstood(request: ProductsRequest): boolean {
  const { searchText, categoryAlias, brandAlias, sort = 'NONE' } = request;
  const isInPlace = categoryAlias !== undefined || brandAlias !== undefined;
  const said = Object.entries(request).filter(([, value]) => value !== undefined);
  const isKnown = said.every(([key]) => understood.some((name) => name === key)) && sort in providerSorts;
  return isKnown && (searchText !== undefined) !== isInPlace;
}

/** Which module a list is found by, and what it knows places by. */
interface Search extends SearchPlaces {
  module: SearchModule;
}

interface Asked {
  withFilters: boolean;
  options: RequestOptions | undefined;
}

async function find(search: Search, request: ProductsRequest, { withFilters, options }: Asked): Promise<SearchHits> {
  const { skip, take, price, facets = [], sort = 'NONE', searchText, categoryAlias, brandAlias } = request;
  const part = { ...{ skip, take, withFilters }, ...(price && { price }), sort: providerSorts[sort] ?? 'RECOMMENDED' };
  const place = {
    ...(categoryAlias !== undefined && { category: placeIn(await search.categories(), categoryAlias) }),
    ...(brandAlias !== undefined && { brand: placeIn(await search.brands(), brandAlias) }),
  };
  // Both at once: another list may be asked for while this one is.
  search.module.chooseFilters(facets);
  return searchText === undefined
    ? search.module.list({ ...part, ...place }, options)
    : search.module.search({ ...part, text: searchText }, options);
}

/** A place that nobody knows has no products by its alias either. */
function placeIn(places: readonly SearchPlace[], alias: string): SearchPlace {
  return places.find((place) => place.alias === alias) ?? { alias, name: alias, names: [alias], canonicalUrl: '' };
}

/** The products of hits, in their order, as the Merchant API tells of them. One that it no longer sells is left out. */
async function productsOf(
  commerce: CommerceClient,
  hits: readonly SearchHit[],
  options: RequestOptions | undefined,
): Promise<readonly ListedProduct[]> {
  const productIds = hits.flatMap(({ productId }) => productId ?? []);
  if (productIds.length === 0) return [];
  const { products } = await getProducts(commerce, { productIds, skip: 0, take: productIds.length }, options);
  const codes = new Map(hits.map(({ alias, trackingCode }) => [alias, trackingCode]));
  return products.map((product) => {
    const trackingCode = codes.get(product.alias);
    return trackingCode ? { ...product, trackingCode } : product;
  });
}

/** Values that a provider names by words alone lead to the page of their category or brand. */
async function withAddresses(search: Search, filters: ProductFilters): Promise<ProductFilters> {
  const places = { Brand: search.brands, Category: search.categories };
  const facets = filters.facets.map(async (facet) => {
    const known = facet.type === 'Brand' || facet.type === 'Category' ? await places[facet.type]() : [];
    const values = facet.values.map((value) => ({
      ...value,
      url: value.url ?? (known.find(({ name }) => name === value.label)?.canonicalUrl || null),
    }));
    return { ...facet, values };
  });
  return { ...filters, facets: await Promise.all(facets) };
}
