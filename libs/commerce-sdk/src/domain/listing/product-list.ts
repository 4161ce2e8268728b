import type { AlternativeUrl, ListedProduct } from '../product/product.ts';

/** One page of a list, and how many products the whole list has. */
export interface ProductList {
  /** Of the whole list. */
  count: number;
  products: readonly ListedProduct[];
}

/** A category as menus, tiles and breadcrumbs need it. */
export interface ListedCategory {
  categoryId: number;
  /** 0 for a root category. */
  parentCategoryId: number;
  name: string;
  alias: string;
  canonicalUrl: string;
  order: number;
  /** The file name of its picture, for the image service's type `category`; null where it has none. */
  image: string | null;
}

/** A category as its own page needs it. */
export interface Category extends ListedCategory {
  description: string;
  /** The file name of the wide picture above its list, of the same type; null where it has none. */
  backgroundImage: string | null;
  /** True keeps it out of menus and lists. */
  isHidden: boolean;
  alternativeUrls: readonly AlternativeUrl[];
}
