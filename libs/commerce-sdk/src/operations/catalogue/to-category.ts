import type { Category, ListedCategory } from '../../domain/listing/product-list.ts';
import type { CategoryQuery, ListedCategoryFragment } from '../../generated/graphql.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import { toAlternativeUrls } from './to-product.ts';

type CategoryAnswer = NonNullable<CategoryQuery['category']>;

/** Turns a category of a list, or the same part of a whole one, into the shop's. */
export function toListedCategory(category: ListedCategoryFragment, scope: AddressScope): ListedCategory {
  const { categoryId, parentCategoryId, name, order } = category;
  const alias = category.alias ?? '';
  const canonicalUrl = shopPath(category.canonicalUrl, alias && `/c/${alias}`, scope);
  return { categoryId, parentCategoryId, name, alias, canonicalUrl, order, image: category.primaryImage ?? null };
}

/** Turns a category as its own page asks for it into the shop's. */
export function toCategory(category: CategoryAnswer, scope: AddressScope): Category {
  return {
    ...toListedCategory(category, scope),
    description: category.description ?? '',
    backgroundImage: category.backgroundImage ?? null,
    isHidden: category.isHidden ?? false,
    alternativeUrls: toAlternativeUrls(category.alternativeUrls),
  };
}
