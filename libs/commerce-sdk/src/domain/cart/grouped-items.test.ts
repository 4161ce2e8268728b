import { expect, it } from 'vitest';
import { noOffers, presentCart } from '../../testing/present-cart.ts';
import { groupedItems } from './grouped-items.ts';

const price = { selling: 5000, regular: 5000, rateBp: 2500 };
const { lines } = presentCart(
  'c1',
  {
    ...noOffers,
    lines: [
      { lineId: 'cups', quantity: 4, ...price },
      { lineId: 'coffee', quantity: 3, ...price },
      { lineId: 'lid', quantity: 2, ...price },
    ],
  },
  [{ skuId: 1, groupKey: 'g' }, { skuId: 9 }, { skuId: 2, groupKey: 'g' }],
);
const tea = {
  packageId: 3,
  name: 'Teset',
  selections: [
    { skuId: 1, name: 'Kopp', quantity: 2 },
    { skuId: 2, name: 'Lock', quantity: 1 },
  ],
};

it('shows a package as one row with what was picked for it, and how many there are', () => {
  const rows = groupedItems(lines, new Map([['g', tea]]));
  expect(rows.map((row) => [row.groupKey, row.lines.length, row.quantity, row.configuration])).toEqual([
    ['g', 2, 2, tea],
    [null, 1, 3, null],
  ]);
});

it('counts packages of which two parts are the same', () => {
  const twice = { ...tea, selections: [1, 1].map((skuId) => ({ skuId, name: 'Kopp', quantity: 1 })) };
  const cups = lines.filter(({ skuId }) => skuId === 1);
  const [row] = groupedItems([...cups, ...cups], new Map([['g', twice]]));
  expect(row?.quantity).toBe(4);
});

it('shows a package that was picked elsewhere by its lines, and says not how many there are', () => {
  expect(groupedItems(lines, new Map())[0]).toMatchObject({ configuration: null, quantity: null });
  const other = { ...tea, selections: [{ skuId: 1, name: 'Kopp', quantity: 3 }] };
  expect(groupedItems(lines, new Map([['g', other]]))[0]).toMatchObject({ configuration: other, quantity: null });
});
