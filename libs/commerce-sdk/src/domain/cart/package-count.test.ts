import { expect, it } from 'vitest';
import { packageCount } from './package-count.ts';

const [cups, lid] = [
  { skuId: 1, quantity: 2 },
  { skuId: 2, quantity: 1 },
];
const times = (count: number, ...units: { skuId: number; quantity: number }[]) =>
  units.map(({ skuId, quantity }) => ({ skuId, quantity: quantity * count }));

it('tells how many packages lines are, in whatever order', () => {
  expect(packageCount(times(1, cups, lid), [cups, lid])).toBe(1);
  expect(packageCount(times(3, lid, cups), [cups, lid])).toBe(3);
});

it('counts a package that holds the same twice, on two lines or on one', () => {
  const twice = [cups, { skuId: 1, quantity: 4 }];
  expect(packageCount(times(2, ...twice), twice)).toBe(2);
  expect(packageCount([{ skuId: 1, quantity: 12 }], twice)).toBe(2);
  const equal = [cups, cups];
  expect(packageCount(times(3, ...equal), equal)).toBe(3);
});

it.each([
  ['half a package more', [{ skuId: 1, quantity: 3 }], [cups]],
  ['what is there was not picked', [lid], [cups]],
  ['nothing was picked', [cups], []],
  ['nothing of it is there', [], [cups]],
  ['what was picked says no number', [cups], [{ skuId: 1, quantity: 0 }]],
])('cannot tell where %s', (_, lines, picks) => {
  expect(packageCount(lines, picks)).toBeNull();
});
