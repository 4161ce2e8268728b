import type { ListedProduct } from '../product/product.ts';

/** One page of a list, and how many products the whole list has. */
export interface ProductList {
  count: number;
  products: readonly ListedProduct[];
}

export interface Category {
  categoryId: number;
  /** 0 for a root category. */
  parentCategoryId: number;
  name: string;
  alias: string;
  canonicalUrl: string;
  description: string;
  order: number;
  alternativeUrls: readonly { url: string; culture: string; channelId: string }[];
}
