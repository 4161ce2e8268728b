import { expect, it } from 'vitest';
import type { ListedCategory } from '@torg/commerce-sdk/domain';
import { branchOf, categoriesBelow } from './category-tree.ts';

function category(categoryId: number, parentCategoryId: number, order = 0): ListedCategory {
  const alias = `c${categoryId}`;
  return { categoryId, parentCategoryId, order, alias, name: alias, canonicalUrl: `/c/${alias}`, image: null };
}

const kitchen = category(1, 0, 2);
const home = category(2, 0, 1);
const mugs = category(3, 1);

it('lists the roots in their order', () => {
  expect(categoriesBelow([kitchen, home, mugs], 0)).toEqual([home, kitchen]);
});

it('leads from the root to the category, and on to those below it', () => {
  const large = category(4, 3);
  expect(branchOf([kitchen, home, large, mugs], mugs)).toEqual({ above: [kitchen], below: [large] });
  expect(branchOf([kitchen, home, mugs], kitchen)).toEqual({ above: [], below: [mugs] });
});

it('knows the way to a category that is not listed yet', () => {
  expect(branchOf([kitchen, home], mugs)).toEqual({ above: [kitchen], below: [] });
});

it('ends a path that would go round in a circle', () => {
  const a = category(8, 9);
  const b = category(9, 8);
  expect(branchOf([a, b], a).above).toEqual([b]);
});
