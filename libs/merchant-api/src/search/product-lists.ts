import type { ShopDatabase } from '../database/shop-database.ts';
import type { ListContext } from './product-conditions.ts';
import type { ProductFilter } from './product-filter.ts';
import { countProducts, pageOfProducts } from './product-list.repository.ts';
import { findProducts } from './text/find-products.ts';
import type { FoundProduct } from './text/found-product.ts';

/** Lists of products in one shop at one moment. */
export interface ProductLists {
  count(filter: ProductFilter): Promise<number>;
  /** Product ids of one page, in the order of the list. */
  page(filter: ProductFilter, page: { skip: number; take: number }): Promise<readonly number[]>;
}

/** Makes the lists of one shop. */
export function createProductLists(db: ShopDatabase, shop: Omit<ListContext, 'found'>): ProductLists {
  const searches = new Map<string, Promise<FoundProduct[]>>();
  async function contextOf({ searchText }: ProductFilter): Promise<ListContext> {
    if (searchText === null) return { ...shop, found: null };
    const search = searches.get(searchText) ?? findProducts(db, searchText, shop);
    searches.set(searchText, search);
    return { ...shop, found: await search };
  }
  return {
    count: async (filter) => countProducts(db, filter, await contextOf(filter)),
    page: async (filter, page) => (page.take === 0 ? [] : pageOfProducts(db, filter, await contextOf(filter), page)),
  };
}
