import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unitsOf } from './cart-change.rules.ts';
import type { CartLineRecord } from './cart-record.ts';
import { joinLines } from './join-lines.rules.ts';

let ids = 0;
const newId = () => `new-${(ids += 1)}`;
const facts = (left = 100) => ({ newId, totalStockOf: () => left });
const line = (skuId: number, quantity: number, more: Partial<CartLineRecord> = {}): CartLineRecord => ({
  ...{ lineId: newId(), skuId, quantity, groupKey: null, message: null, choice: null, seen: null },
  ...more,
});
/** A package of two of one sku and one of another. */
const packageLines = (groupKey: string, packages: number, optionId = 1): CartLineRecord[] =>
  [2, 1].map((units, index) => {
    const choice = { packageId: 7, groupId: index, optionId, units };
    return line(10 + index, packages * units, { groupKey, choice });
  });
const told = (lines: readonly CartLineRecord[]) => lines.map(({ skuId, quantity }) => [skuId, quantity]);

it('takes the larger quantity of what both hold, and adds what is only in hand', () => {
  const { lines, limited } = joinLines([line(1, 2), line(2, 5)], [line(1, 3), line(2, 1), line(3, 1)], facts());
  expect([told(lines), limited]).toEqual([
    [
      [1, 3],
      [2, 5],
      [3, 1],
    ],
    [],
  ]);
});

it('keeps what is written on goods apart', () => {
  const { lines } = joinLines([line(1, 2)], [line(1, 1, { message: 'Till Maja' })], facts());
  expect(told(lines)).toEqual([
    [1, 2],
    [1, 1],
  ]);
});

it('joins packages as wholes: the same one is the larger count, another choice a group of its own', () => {
  const kept = packageLines('kept', 1);
  const { lines } = joinLines(kept, [...packageLines('same', 3), ...packageLines('other', 1, 2)], facts());
  expect(told(lines)).toEqual([
    [10, 6],
    [11, 3],
    [10, 2],
    [11, 1],
  ]);
  const keys = lines.map(({ groupKey }) => groupKey);
  expect(keys.slice(0, 2)).toEqual(['kept', 'kept']);
  expect(new Set(keys.slice(2)).size).toBe(1);
  expect(keys[2]).not.toBe('other');
});

it('adds no more than can be sold, says so, and takes nothing away that was kept', () => {
  const { lines, limited } = joinLines([line(1, 2), line(2, 9)], [line(1, 8), line(2, 12), line(3, 8)], facts(5));
  expect(told(lines)).toEqual([
    [1, 5],
    [2, 9],
    [3, 5],
  ]);
  expect(limited).toEqual([
    { skuId: 1, quantity: 5 },
    { skuId: 2, quantity: 9 },
    { skuId: 3, quantity: 5 },
  ]);
  const wholes = joinLines([], packageLines('hand', 4), facts(5));
  expect(told(wholes.lines)).toEqual([
    [10, 4],
    [11, 2],
  ]);
  expect(joinLines([], [line(1, 1)], facts(0))).toEqual({ lines: [], limited: [{ skuId: 1, quantity: 0 }] });
});

it('gives the same whenever it is done again, loses nothing and sells nothing that is not there', () => {
  const loose = fc.record({ skuId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 9 }) });
  const cart = fc
    .tuple(fc.uniqueArray(loose, { selector: ({ skuId }) => skuId }), fc.nat(3))
    .map(([lines, packages]) => [
      ...lines.map(({ skuId, quantity }) => line(skuId, quantity)),
      ...(packages > 0 ? packageLines(newId(), packages) : []),
    ]);
  fc.assert(
    fc.property(cart, cart, fc.nat(12), (kept, inHand, left) => {
      const once = joinLines(kept, inHand, facts(left)).lines;
      expect(told(joinLines(once, inHand, facts(left)).lines)).toEqual(told(once));
      for (const skuId of [1, 2, 3, 4, 10, 11]) {
        const [own, hand, joined] = [unitsOf(kept, skuId), unitsOf(inHand, skuId), unitsOf(once, skuId)];
        expect(joined).toBeGreaterThanOrEqual(own);
        expect(joined).toBeLessThanOrEqual(Math.max(own, hand));
        expect(joined).toBeLessThanOrEqual(Math.max(own, left));
        expect(new Set(once.map(({ lineId }) => lineId)).size).toBe(once.length);
      }
    }),
  );
});
