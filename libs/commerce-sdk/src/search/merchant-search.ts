import type { CommerceClient } from '../client/commerce-client.ts';
import type { ProductFilters } from '../domain/listing/facet.ts';
import type { Price } from '../domain/price/price.ts';
import { getProductFilters } from '../operations/catalogue/get-product-filters.ts';
import { getProducts } from '../operations/catalogue/get-products.ts';
import { getRelatedProducts } from '../operations/catalogue/get-related-products.ts';
import type { ProductSelection, ProductSort } from '../operations/catalogue/product-selection.ts';
import type { HitSelection, ReadOptions, SearchHit, SearchHits, SearchProvider } from './search-provider.ts';

/**
 * Finds products by the Merchant API itself. It counts no clicks.
 *
 * @example
 * const search = createMerchantSearch(client);
 * const { hits } = await search.search({ text: 'mugg', skip: 0, take: 24 });
 */
export function createMerchantSearch(client: CommerceClient): SearchProvider {
  return {
    search: ({ text, ...wanted }, options) =>
      find(client, { searchText: text.trim() }, { wanted, options, own: 'RELEVANCE' }),
    list({ category, brand, ...wanted }, options) {
      const place = {
        ...(category && { categoryAlias: category.alias }),
        ...(brand && { brandAlias: brand.alias }),
      };
      return find(client, place, { wanted, options, own: 'LATEST' });
    },
    async recommend({ alias, take }, options) {
      const related = await getRelatedProducts(client, { alias }, options);
      return related.slice(0, take).map(toHit);
    },
    trackClick: async () => {},
  };
}

interface Wish {
  wanted: HitSelection;
  options: ReadOptions | undefined;
  /** What stands for RECOMMENDED here. */
  own: ProductSort;
}

async function find(
  client: CommerceClient,
  place: ProductSelection,
  { wanted, options, own }: Wish,
): Promise<SearchHits> {
  const { skip, take, facets, price, sort = 'RECOMMENDED', withFilters } = wanted;
  const selection: ProductSelection = {
    ...place,
    ...(facets && { facets }),
    ...(price && { price }),
    sort: sort === 'RECOMMENDED' ? own : sort,
  };
  const filtersWanted: Promise<ProductFilters | null> = withFilters
    ? getProductFilters(client, { ...selection, filterMode: 'BY_GROUP' }, options)
    : Promise.resolve(null);
  const [{ count, products }, filters] = await Promise.all([
    getProducts(client, { ...selection, skip, take }, options),
    filtersWanted,
  ]);
  return { count, hits: products.map(toHit), filters };
}

interface Found {
  alias: string;
  /** Products that go with another are told without. */
  productId?: number;
  name: string;
  canonicalUrl: string;
  price: Price | null;
}

function toHit({ alias, productId, name, canonicalUrl, price }: Found): SearchHit {
  return {
    alias,
    productId: productId ?? null,
    name,
    canonicalUrl,
    price: price?.selling.incVat ?? null,
    trackingCode: null,
  };
}
