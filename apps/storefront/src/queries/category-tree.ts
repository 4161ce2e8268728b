import type { ListedCategory } from '@torg/commerce-sdk/domain';

/** The categories directly below one, in their order; 0 asks for the roots. */
export function categoriesBelow(
  categories: readonly ListedCategory[],
  parentCategoryId: number,
): readonly ListedCategory[] {
  return categories
    .filter((category) => category.parentCategoryId === parentCategoryId)
    .toSorted((a, b) => a.order - b.order || a.categoryId - b.categoryId);
}

/** Where a category lies. */
export interface CategoryBranch {
  /** All that it lies under, the root first. */
  above: readonly ListedCategory[];
  /** What lies directly below it, in order. */
  below: readonly ListedCategory[];
}

/** Cuts out of all categories what the page of one of them shows. */
export function branchOf(categories: readonly ListedCategory[], category: ListedCategory): CategoryBranch {
  return {
    above: pathToCategory(categories, category).slice(0, -1),
    below: categoriesBelow(categories, category.categoryId),
  };
}

/** A category and all above it, the root first. A broken chain ends where it breaks. */
export function pathToCategory(
  categories: readonly ListedCategory[],
  category: ListedCategory,
): readonly ListedCategory[] {
  const path = [category];
  for (let above = parentOf(categories, category); above && !path.includes(above);) {
    path.unshift(above);
    above = parentOf(categories, above);
  }
  return path;
}

function parentOf(categories: readonly ListedCategory[], category: ListedCategory): ListedCategory | undefined {
  return categories.find(({ categoryId }) => categoryId === category.parentCategoryId);
}
