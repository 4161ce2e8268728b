import type { Category } from '../../domain/listing/product-list.ts';
import type { CategoriesQuery } from '../../generated/graphql.ts';
import { shopPath } from '../shop-path.ts';
import { toAlternativeUrls } from './to-product.ts';

type CategoryAnswer = NonNullable<NonNullable<CategoriesQuery['categories']>[number]>;

/** Turns the API's category into the shop's. */
export function toCategory(category: CategoryAnswer): Category {
  const { categoryId, parentCategoryId, name, order } = category;
  const alias = category.alias ?? '';
  return {
    categoryId,
    parentCategoryId,
    name,
    alias,
    canonicalUrl: shopPath(category.canonicalUrl, alias && `/c/${alias}`),
    description: category.description ?? '',
    order,
    alternativeUrls: toAlternativeUrls(category.alternativeUrls),
  };
}
