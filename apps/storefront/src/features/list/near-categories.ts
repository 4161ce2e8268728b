import type { ListedCategory, ListSelection, ProductFilters } from '@torg/commerce-sdk/domain';
import { pathToCategory } from '../../queries/category-tree.ts';
import type { ListSource } from './list-source.ts';

/** A category that has goods for what is chosen in a list that has none. */
export interface NearCategory {
  name: string;
  /** The path of its first page. */
  path: string;
  /** How many of its products are left by what is chosen. */
  count: number;
}

/** More than this are no help. */
const mostShown = 6;

/**
 * The categories that have goods, the nearest first: by the steps through the tree from that of the list and from those that
 * are chosen in it, or from the root where neither is there; of those as near, the one with most goods. The list's own is not
 * among them. `counted` are the goods of the whole shop, as they are chosen.
 */
export function nearCategories(
  tree: readonly ListedCategory[],
  counted: ProductFilters,
  { products: { categoryAlias } }: ListSource,
  { categories }: Pick<ListSelection, 'categories'>,
): NearCategory[] {
  const counts = new Map(categoryValues(counted).map(({ url, count }) => [url, count]));
  // A choice has the id of whoever counts, and the name of the category.
  const chosenNames = new Set(categories.map(({ label }) => label));
  const isOwn = ({ alias }: ListedCategory) => alias === categoryAlias;
  const origins = tree
    .filter((category) => isOwn(category) || chosenNames.has(category.name))
    .map((category) => pathToCategory(tree, category));
  return tree
    .map((category) => ({ category, count: counts.get(category.canonicalUrl) ?? 0 }))
    .filter(({ category, count }) => count > 0 && !isOwn(category))
    .map((found) => ({ ...found, steps: stepsFrom(origins, pathToCategory(tree, found.category)) }))
    .toSorted((one, other) => one.steps - other.steps || other.count - one.count)
    .slice(0, mostShown)
    .map(({ category: { name, canonicalUrl }, count }) => ({ name, path: canonicalUrl, count }));
}

function categoryValues({ facets }: ProductFilters) {
  return facets
    .filter(({ type }) => type === 'Category')
    .flatMap(({ values }) => values.filter((value) => !value.isHidden));
}

function stepsFrom(origins: readonly (readonly ListedCategory[])[], path: readonly ListedCategory[]): number {
  if (origins.length === 0) return path.length;
  return Math.min(...origins.map((origin) => origin.length + path.length - 2 * sharedLength(origin, path)));
}

function sharedLength(one: readonly ListedCategory[], other: readonly ListedCategory[]): number {
  const parting = one.findIndex((category, index) => category !== other[index]);
  return parting === -1 ? one.length : parting;
}
