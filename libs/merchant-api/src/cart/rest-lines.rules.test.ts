import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unitsOf } from './cart-change.rules.ts';
import type { CartLineRecord } from './cart-record.ts';
import { restLines } from './rest-lines.rules.ts';

let ids = 0;
const newId = () => `new-${(ids += 1)}`;
const line = (skuId: number, quantity: number, more: Partial<CartLineRecord> = {}): CartLineRecord => ({
  ...{ lineId: `line-${skuId}`, skuId, quantity, groupKey: null, message: null, choice: null, seen: null },
  ...more,
});
/** A package of two of one sku and one of another. */
const packageLines = (groupKey: string, packages: number, optionId = 1): CartLineRecord[] =>
  [2, 1].map((units, index) => {
    const choice = { packageId: 7, groupId: index, optionId, units };
    return line(10 + index, packages * units, { lineId: `${groupKey}-${index}`, groupKey, choice });
  });

it('is a line as it is where nothing of it was ordered, and the units beyond the order as a line of its own', () => {
  const rest = restLines([line(1, 5), line(2, 1), line(3, 2)], [line(1, 3), line(3, 2)], newId);
  expect(rest).toEqual([line(1, 2, { lineId: `new-${ids}` }), line(2, 1)]);
});

it('is nothing where the shopper took goods out', () => {
  expect(restLines([line(1, 1)], [line(1, 3), line(2, 1)], newId)).toEqual([]);
});

it('looks at the kind of goods: taken out and put in again they are the same, with another message they are not', () => {
  const ordered = [line(1, 2)];
  expect(restLines([line(1, 2, { lineId: 'put-in-again' })], ordered, newId)).toEqual([]);
  const engraved = line(1, 2, { message: 'Till Maja' });
  expect(restLines([engraved], ordered, newId)).toEqual([engraved]);
});

it('counts packages as wholes, under a key of their own', () => {
  const rest = restLines([...packageLines('a', 3), ...packageLines('b', 1, 2)], packageLines('a', 1), newId);
  expect(rest.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    [10, 4],
    [11, 2],
    [10, 2],
    [11, 1],
  ]);
  const keys = rest.map(({ groupKey }) => groupKey);
  expect([keys[0] === keys[1], keys[0] === 'a', keys[2]]).toEqual([true, false, 'b']);
});

it('and what was ordered are together at least what the cart held, and no unit is in both', () => {
  const lines = fc
    .array(fc.nat({ max: 4 }), { minLength: 3, maxLength: 3 })
    .map((counts) => counts.flatMap((quantity, index) => (quantity === 0 ? [] : [line(index, quantity)])));
  fc.assert(
    fc.property(lines, lines, (held, ordered) => {
      const rest = restLines(held, ordered, newId);
      for (const skuId of [0, 1, 2]) {
        expect(unitsOf(rest, skuId)).toBe(Math.max(0, unitsOf(held, skuId) - unitsOf(ordered, skuId)));
      }
    }),
  );
});
