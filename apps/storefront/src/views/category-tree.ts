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
