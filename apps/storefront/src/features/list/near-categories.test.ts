import { expect, it } from 'vitest';
import type { FacetValue, ListedCategory, ProductFilters } from '@torg/commerce-sdk/domain';
import { nearCategories } from './near-categories.ts';

const parents = {
  Kök: null,
  Muggar: 'Kök',
  Skålar: 'Kök',
  Kläder: null,
  Tröjor: 'Kläder',
  Koftor: 'Tröjor',
  Sockor: 'Kläder',
};
const names = Object.keys(parents) as (keyof typeof parents)[]; // its keys are those
const tree = names.map(
  (name, index) =>
    ({
      categoryId: index + 1,
      parentCategoryId: names.findIndex((one) => one === parents[name]) + 1,
      alias: name.toLowerCase(),
      name,
      canonicalUrl: `/c/${name.toLowerCase()}`,
      order: 0,
    }) as ListedCategory, // all that is read of one
);

function counted(
  counts: Partial<Record<keyof typeof parents, number>>,
  hidden: readonly string[] = [],
): ProductFilters {
  const values = Object.entries(counts).map(
    ([name, count]) =>
      ({ label: name, url: `/c/${name.toLowerCase()}`, count, isHidden: hidden.includes(name) }) as FacetValue, // all that is read of one
  );
  const facet = { filterId: 'Category', type: 'Category', group: '', label: '', order: 0, values };
  return { count: 0, price: null, facets: [facet] };
}

const near = (categoryAlias: string | undefined, chosen: readonly string[], filters: ProductFilters) => {
  const categories = chosen.map((label) => ({ id: `x_${label}`, label }));
  return nearCategories(tree, filters, { products: categoryAlias ? { categoryAlias } : {} }, { categories });
};

it('leads from a category to the one above, then to those beside it, then to others', () => {
  const filters = counted({ Kök: 4, Skålar: 4, Kläder: 5, Sockor: 2, Tröjor: 3, Koftor: 3 });
  expect(near('koftor', [], filters).map(({ name }) => name)).toEqual(['Tröjor', 'Kläder', 'Sockor', 'Kök', 'Skålar']);
});

it('says what each has and where it lies, and leaves out what has nothing or is hidden', () => {
  expect(near('muggar', [], counted({ Skålar: 4, Kläder: 0, Sockor: 2 }, ['Sockor']))).toEqual([
    { name: 'Skålar', path: '/c/skålar', count: 4 },
  ]);
});

it('begins at the categories that are chosen in a list of no category, and at the root where none is', () => {
  const filters = counted({ Kök: 1, Kläder: 2, Tröjor: 2, Muggar: 1 });
  expect(near(undefined, ['Muggar'], filters).map(({ name }) => name)).toEqual(['Muggar', 'Kök', 'Kläder', 'Tröjor']);
  expect(near(undefined, [], filters).map(({ name }) => name)).toEqual(['Kläder', 'Kök', 'Tröjor', 'Muggar']);
});
