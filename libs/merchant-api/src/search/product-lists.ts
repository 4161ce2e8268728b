import type { ShopDatabase } from '../database/shop-database.ts';
import type { ListContext } from './product-conditions.ts';
import type { ProductFilter } from './product-filter.ts';
import { countProducts, pageOfProducts } from './product-list.repository.ts';

/** Lists of products in one shop at one moment. */
export interface ProductLists {
  count(filter: ProductFilter): Promise<number>;
  /** Product ids of one page, in the order of the list. */
  page(filter: ProductFilter, page: { skip: number; take: number }): Promise<readonly number[]>;
}

/** Makes the lists of one shop. */
export function createProductLists(db: ShopDatabase, context: ListContext): ProductLists {
  return {
    count: (filter) => countProducts(db, filter, context),
    page: async (filter, page) => (page.take === 0 ? [] : pageOfProducts(db, filter, context, page)),
  };
}
