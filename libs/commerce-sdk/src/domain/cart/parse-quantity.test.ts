import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

describe('parseQuantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['9999', 9999],
  ])('reads %j as %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(['', ' ', '0', '-1', '+1', '1.5', '1,0', '1e3', '0x10', '10000', 'två', '1 2', 'NaN', '٣'])(
    'refuses %j',
    (text) => {
      expect(parseQuantity(text)).toBeNull();
    },
  );

  it('answers a whole number in range or null, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const quantity = parseQuantity(text);
        expect(quantity === null || (Number.isInteger(quantity) && quantity >= 1 && quantity <= 9999)).toBe(true);
      }),
    );
  });
});
