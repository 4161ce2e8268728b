import { expect, it } from 'vitest';
import { breakAt, loweringBreaks, nextBreak } from './price-break.ts';

const breaks = [
  { fromQuantity: 10, price: 90 },
  { fromQuantity: 50, price: 80 },
];

it('nobody pays more for a unit by buying more', () => {
  const written = [
    { fromQuantity: 50, price: 80 },
    { fromQuantity: 20, price: 95 },
    { fromQuantity: 10, price: 90 },
  ];
  expect(loweringBreaks(100, [...written, { fromQuantity: 1, price: 70 }])).toEqual(breaks);
  expect(loweringBreaks(85, written)).toEqual([{ fromQuantity: 50, price: 80 }]);
});

it.each([
  { units: 1, holds: null, next: 10 },
  { units: 9, holds: null, next: 10 },
  { units: 10, holds: 10, next: 50 },
  { units: 50, holds: 50, next: null },
])('$units units have the break of $holds, and $next is the next', ({ units, holds, next }) => {
  expect(breakAt(breaks, units)?.fromQuantity ?? null).toBe(holds);
  expect(nextBreak(breaks, units)?.fromQuantity ?? null).toBe(next);
});
