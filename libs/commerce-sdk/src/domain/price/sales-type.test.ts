import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INVALID_SALES_TYPE, salesType } from './sales-type.ts';

it.each([
  [0, '0-5'],
  [5, '0-5'],
  [5.4, '0-5'],
  [5.5, '6-10'],
  [6, '6-10'],
  [10.5, '11-15'],
  [15, '11-15'],
  [16, '16-20'],
  [20.5, '21-30'],
  [31, '31-40'],
  [50, '41-50'],
  [51, '51-60'],
  [70, '61-70'],
  [80, '71-80'],
  [80.5, '81-100'],
  [100, '81-100'],
  [100.5, 'Invalid discount percentage'],
  [-1, 'Invalid discount percentage'],
  [Number.NaN, 'Invalid discount percentage'],
  [Infinity, 'Invalid discount percentage'],
])('a reduction of %d %% is of the type %s', (percent, type) => {
  expect(salesType(percent)).toBe(type);
});

it('a reduction of any whole percent lies in the band that names it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (percent) => {
      const [first, last] = salesType(percent).split('-').map(Number);
      expect(first).toBeLessThanOrEqual(percent);
      expect(last).toBeGreaterThanOrEqual(percent);
    }),
  );
});

it('nothing else is of any type', () => {
  const outside = fc.oneof(fc.double({ min: 100.5 }), fc.double({ max: -0.51 }));
  fc.assert(fc.property(outside, (percent) => salesType(percent) === INVALID_SALES_TYPE));
});
