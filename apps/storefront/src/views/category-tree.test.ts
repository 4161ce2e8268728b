import { expect, it } from 'vitest';
import type { ListedCategory } from '@torg/commerce-sdk/domain';
import { categoriesBelow, pathToCategory } from './category-tree.ts';

function category(categoryId: number, parentCategoryId: number, order = 0): ListedCategory {
  const alias = `c${categoryId}`;
  return { categoryId, parentCategoryId, order, alias, name: alias, canonicalUrl: `/c/${alias}` };
}

const kitchen = category(1, 0, 2);
const home = category(2, 0, 1);
const mugs = category(3, 1);

it('lists the roots in their order', () => {
  expect(categoriesBelow([kitchen, home, mugs], 0)).toEqual([home, kitchen]);
});

it('leads from the root to the category', () => {
  expect(pathToCategory([kitchen, home, mugs], mugs)).toEqual([kitchen, mugs]);
});

it('ends a path that would go round in a circle', () => {
  const a = category(8, 9);
  const b = category(9, 8);
  expect(pathToCategory([a, b], a)).toEqual([b, a]);
});
