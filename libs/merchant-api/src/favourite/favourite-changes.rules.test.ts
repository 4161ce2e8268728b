import { expect, it } from 'vitest';
import { readListChanges, readProductIds } from './favourite-changes.rules.ts';

it('a list has an id, a name of at most sixty letters on one line, and nothing to change that was not sent', () => {
  const [list, none] = readListChanges([
    { id: ' a ', name: `  ${'x'.repeat(70)}\n` },
    { id: ' ', name: 'x' },
  ]);
  expect(list).toEqual({
    id: 'a',
    name: 'x'.repeat(60),
    add: [],
    remove: [],
    isGone: false,
    isShared: null,
  });
  expect(none).toBeUndefined();
});

it('a list that is not given a name keeps its own', () => {
  expect(readListChanges([{ id: 'a', name: ' \n ' }])).toMatchObject([{ name: null }]);
});

it('products count once, in their order', () => {
  expect([readProductIds([3, 1, 3]), readProductIds(null)]).toEqual([[3, 1], []]);
});
