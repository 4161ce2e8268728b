import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromMinor } from './decimal-from-minor.ts';
import { minorFromDecimal } from './minor-from-decimal.ts';

describe('minorFromDecimal', () => {
  it.each([
    [99, 9900],
    [79.2, 7920],
    [0.05, 5],
    [19.99, 1999],
    [1.005, 101],
    [1.004999, 100],
    [-49.5, -4950],
    [-0.125, -13],
    [-0.001, 0],
    [1e-7, 0],
    [1e21, 1e23],
  ])('reads %d kronor as %d öre', (kronor, minor) => {
    expect(minorFromDecimal(kronor)).toBe(minor);
  });

  it('gives back every amount that the API could have been sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(minorFromDecimal(decimalFromMinor(minor))).toBe(minor);
      }),
    );
  });
});
