import type { CategoryTree } from './category-tree.ts';

/**
 * The path of a product's page; packages have theirs apart. It holds the primary category where that has a name in the
 * language.
 */
export function productPath(
  product: { alias: string; primaryCategoryId: number; type: string },
  tree: CategoryTree,
  languageId: string,
): string {
  const category = tree.find(product.primaryCategoryId)?.texts.get(languageId);
  const parts = category ? [category.alias, product.alias] : [product.alias];
  return `/${product.type === 'package' ? 'pp' : 'p'}/${parts.map(encodeURIComponent).join('/')}`;
}

/** The path of a category's list. */
export function categoryPath(alias: string): string {
  return `/c/${encodeURIComponent(alias)}`;
}

/** The path of a brand's list. */
export function brandPath(alias: string): string {
  return `/b/${encodeURIComponent(alias)}`;
}

/** The path of a campaign's list. */
export function campaignPath(alias: string): string {
  return `/dc/${encodeURIComponent(alias)}`;
}
