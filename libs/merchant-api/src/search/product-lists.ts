import type { ShopDatabase } from '../database/shop-database.ts';
import type { BrandRecord } from '../catalogue/brand.repository.ts';
import type { CategoryTree } from '../catalogue/category-tree.ts';
import { badUserInput } from '../errors/api-error.ts';
import { pageOf, type FoundProducts } from './choose-products.ts';
import { countFacets, type FacetMode, type ListFacets } from './count-facets.ts';
import { aliasIn } from './facets/facet-id.ts';
import type { ListPlace } from './index/read-list-rows.ts';
import type { ListIndex } from './index/list-index.ts';
import type { ListIndexes } from './index/list-indexes.ts';
import { countSlots } from './index/slot-set.ts';
import type { ListCache } from './list-cache.ts';
import { findByAliases, findByArticleNumbers } from './named-products.repository.ts';
import { openFixedList, openList, type OpenedList } from './open-list.ts';
import type { ProductFilter } from './product-filter.ts';
import { findProducts } from './text/find-products.ts';

/** Lists of products in one shop at one moment. */
export interface ProductLists {
  /** The categories and brands that a list can be limited to. */
  places(): Promise<{ tree: CategoryTree; brands: readonly BrandRecord[] }>;
  count(filter: ProductFilter): Promise<number>;
  /** Product ids of one page, in the order of the list. */
  page(filter: ProductFilter, page: { skip: number; take: number }): Promise<readonly number[]>;
  /** What can be chosen in the list, with the number of products that it would give. */
  facets(filter: ProductFilter, mode: FacetMode): Promise<ListFacets>;
}

/** What lists are read from. */
export interface ListSources {
  db: ShopDatabase;
  indexes: ListIndexes;
  listCache: ListCache;
}

/** Makes the lists of one shop. Parts of one list that are asked for together share the work. */
export function createProductLists({ db, indexes, listCache }: ListSources, place: ListPlace): ProductLists {
  const opened = new WeakMap<ProductFilter, Promise<{ index: ListIndex; list: OpenedList }>>();

  async function indexOf({ priceListIdentifier }: ProductFilter): Promise<ListIndex> {
    if (priceListIdentifier === null) return indexes.indexFor(place);
    const index = await indexes.indexWithPriceList(place, priceListIdentifier);
    if (!index) throw badUserInput(`There is no price list '${priceListIdentifier}'. Leave 'priceListIdentifier' out.`);
    return index;
  }

  async function openAnew(filter: ProductFilter) {
    const [index, fixed] = await Promise.all([indexOf(filter), fixedProducts(db, filter)]);
    const list = fixed ? openFixedList(index, fixed) : openList(index, filter, await findNamed(index, filter));
    return { index, list };
  }

  /** What of a filter only the database can tell. */
  async function findNamed(index: ListIndex, { searchText, facets }: ProductFilter): Promise<FoundProducts> {
    const { languageId } = place;
    const named = facets.flatMap((facetId) => aliasIn(facetId) ?? []);
    const [ranked, found] = await Promise.all([
      searchText === null ? null : listCache.foundBy(index, searchText, () => findProducts(db, searchText, place)),
      named.length === 0 ? null : findByAliases(db, named, languageId),
    ]);
    return { ranked, aliases: new Map([...(found ?? [])].map(([alias, productId]) => [`a_${alias}`, productId])) };
  }

  function open(filter: ProductFilter) {
    const known = opened.get(filter) ?? openAnew(filter);
    opened.set(filter, known);
    return known;
  }

  return {
    places: async () => {
      const { tree, brands } = await indexes.indexFor(place);
      return { tree, brands };
    },
    count: async (filter) => countSlots((await open(filter)).list.shown),
    async page(filter, page) {
      if (page.take === 0) return [];
      const { index, list } = await open(filter);
      return pageOf(list.order(), list.shown, page).map((slot) => index.table.productIds[slot] ?? 0);
    },
    async facets(filter, mode) {
      const { index, list } = await open(filter);
      const count = () => countFacets(index, { ...list, chosenIds: filter.facets, mode });
      return listCache.facetsOf(index, JSON.stringify([mode, { ...filter, sort: 'NONE' }]), count);
    },
  };
}

/** The products of a list that names them; null where it does not. */
async function fixedProducts(db: ShopDatabase, { productIds, articleNumbers }: ProductFilter) {
  if (productIds) return productIds;
  return articleNumbers ? findByArticleNumbers(db, articleNumbers) : null;
}
