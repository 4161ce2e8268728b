import type { Category } from '@torg/commerce-sdk/domain';

/** The categories directly below one, in their order; 0 asks for the roots. */
export function categoriesBelow(categories: readonly Category[], parentCategoryId: number): readonly Category[] {
  return categories
    .filter((category) => category.parentCategoryId === parentCategoryId)
    .toSorted((a, b) => a.order - b.order || a.categoryId - b.categoryId);
}

/** A category and all above it, the root first. A broken chain ends where it breaks. */
export function pathToCategory(categories: readonly Category[], category: Category): readonly Category[] {
  const path = [category];
  for (let above = parentOf(categories, category); above && !path.includes(above);) {
    path.unshift(above);
    above = parentOf(categories, above);
  }
  return path;
}

function parentOf(categories: readonly Category[], category: Category): Category | undefined {
  return categories.find(({ categoryId }) => categoryId === category.parentCategoryId);
}
