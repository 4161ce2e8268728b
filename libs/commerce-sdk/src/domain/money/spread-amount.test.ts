import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadAmount } from './spread-amount.ts';

describe('spreadAmount', () => {
  it.each([
    { amount: 1000, weights: [2000, 1000], shares: [667, 333], why: 'each share is rounded' },
    { amount: 100, weights: [500, 500, 500], shares: [34, 33, 33], why: 'the rest is on the first' },
    { amount: 5, weights: [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000], why: 'the lack is spread too' },
    { amount: 2, weights: [0, 300, 300, 300], shares: [0, 0, 1, 1], why: 'nothing falls on what costs nothing' },
    { amount: 500, weights: [100, 200], shares: [100, 200], why: 'no part gives more than it has' },
    { amount: 0, weights: [100], shares: [0], why: 'nothing to spread' },
    { amount: 100, weights: [], shares: [], why: 'nothing to spread it over' },
  ])('$amount over $weights: $why', ({ amount, weights, shares }) => {
    const spread = spreadAmount(amount, weights);
    if (shares) expect(spread).toEqual(shares);
    else expect(spread.reduce((sum, share) => sum + share, 0)).toBe(amount);
  });

  it('always adds up, and stays within a unit of the exact share but where a rest is put', () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.array(fc.nat(1e12), { minLength: 1, maxLength: 30 }), (amount, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const shares = spreadAmount(amount, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(amount, whole));
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
        });
      }),
      { seed: 20_261_121, numRuns: 1000 },
    );
  });
});
