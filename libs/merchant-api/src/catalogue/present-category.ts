import { pageAddress, type AddressPlace } from '../market/page-address.ts';
import type { CatalogueView } from './catalogue-view.ts';
import type { CategoryRecord } from './category-tree.ts';
import { categoryPath } from './page-paths.ts';
import { presentAlternatives } from './present-alternatives.ts';

type CategoryView = Pick<CatalogueView, 'shop' | 'channels'>;

/** A category as the contract's CategoryType; null where it is not written in the shop's language. */
export function presentCategory(category: CategoryRecord | null, { shop, channels }: CategoryView) {
  const text = category?.texts.get(shop.language.id);
  if (!category || !text) return null;
  const alternatives = () =>
    presentAlternatives(channels, (languageId) => {
      const alias = category.texts.get(languageId)?.alias;
      return alias === undefined ? null : categoryPath(alias);
    });
  return {
    categoryId: category.categoryId,
    parentCategoryId: category.parentCategoryId,
    order: category.position,
    isHidden: category.isHidden,
    ...text,
    primaryImage: category.primaryImage,
    backgroundImage: category.backgroundImage,
    googleTaxonomy: presentTaxonomy(category.googleTaxonomy),
    canonicalUrl: pageAddress(shop, categoryPath(text.alias)),
    alternativeUrls: alternatives,
    alternativeCanonicalUrls: () => alternatives().map(({ url }) => url),
  };
}

/** The name is the last part of the path; the number above it is not known. */
function presentTaxonomy(taxonomy: CategoryRecord['googleTaxonomy']) {
  return taxonomy && { ...taxonomy, parentId: null, name: taxonomy.path.split(' > ').at(-1) ?? null };
}

/** The way from the root to a category, as the contract's BreadcrumbTypes. */
export function presentBreadcrumbs(path: readonly CategoryRecord[], place: AddressPlace) {
  return path.flatMap(({ categoryId, parentCategoryId, texts }) => {
    const text = texts.get(place.language.id);
    return text
      ? { categoryId, parentCategoryId, name: text.name, url: pageAddress(place, categoryPath(text.alias)) }
      : [];
  });
}
