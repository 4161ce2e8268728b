import { expect, it } from 'vitest';
import { createCategoryTree, type CategoryRecord } from './category-tree.ts';

function category(
  categoryId: number,
  parentCategoryId: number,
  position: number,
  sv: string,
  nb: string,
): CategoryRecord {
  const texts = [
    ['sv-SE', { alias: sv, name: sv, description: '', secondaryDescription: null }],
    ['nb-NO', { alias: nb, name: nb, description: '', secondaryDescription: null }],
  ] as const;
  const pictures = { primaryImage: null, backgroundImage: null, googleTaxonomy: null };
  return { categoryId, parentCategoryId, position, isHidden: false, ...pictures, texts: new Map(texts) };
}

const tree = createCategoryTree([
  category(3, 2, 1, 'koppar', 'kopper'),
  category(1, 0, 2, 'koket', 'kjokken'),
  category(2, 1, 1, 'porslin', 'gaver'),
  category(4, 0, 1, 'gaver', 'presanger'),
  category(5, 99, 1, 'losryckt', 'losrevet'),
]);

it('walks down and up', () => {
  expect(tree.withDescendants(1)).toEqual([1, 2, 3]);
  expect(tree.path(3).map(({ categoryId }) => categoryId)).toEqual([1, 2, 3]);
  expect(tree.path(99)).toEqual([]);
  expect(tree.children(0).map(({ categoryId }) => categoryId)).toEqual([4, 1]);
});

it('lists parents before their children and leaves out what hangs nowhere', () => {
  expect(tree.all().map(({ categoryId }) => categoryId)).toEqual([4, 1, 2, 3]);
});

it('prefers the alias of the asked language over the same alias of another', () => {
  expect(tree.findByAlias('gaver', 'sv-SE')?.categoryId).toBe(4);
  expect(tree.findByAlias('gaver', 'nb-NO')?.categoryId).toBe(2);
  expect(tree.findByAlias('koket', 'nb-NO')?.categoryId).toBe(1);
  expect(tree.findByAlias('saknas', 'nb-NO')).toBeNull();
});
