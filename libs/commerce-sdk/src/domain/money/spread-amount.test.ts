import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadAmount } from './spread-amount.ts';

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

describe('spreadAmount', () => {
  it.each([
    { amount: 10_000, weights: [10_000, 10_000, 10_000], shares: [3334, 3333, 3333], why: 'the rest is on the first' },
    { amount: 5000, weights: [39_800, 4990, 4500], shares: [4038, 506, 456], why: 'also where prices differ' },
    { amount: 1000, weights: [2000, 1000], shares: [667, 333], why: 'each share is rounded' },
    { amount: 200, weights: [100, 100, 100], shares: [66, 67, 67], why: 'the lack is on the first too' },
    {
      amount: 5,
      weights: Array(10).fill(1000),
      shares: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
      why: 'no share is below nothing',
    },
    { amount: 2, weights: [0, 300, 300, 300], shares: [0, 0, 1, 1], why: 'nothing falls on what costs nothing' },
    { amount: 500, weights: [100, 200], shares: [100, 200], why: 'no part gives more than it has' },
    { amount: 300, weights: [100, 200], shares: [100, 200], why: 'all of it' },
    { amount: 0, weights: [100], shares: [0], why: 'nothing to spread' },
    { amount: 100, weights: [], shares: [], why: 'nothing to spread it over' },
  ])('$amount over $weights: $why', ({ amount, weights, shares }) => {
    expect(spreadAmount(amount, weights)).toEqual(shares);
  });

  it('always adds up, and asks no part for more than it has', () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.array(fc.nat(1e12), { minLength: 1, maxLength: 30 }), (amount, weights) => {
        const shares = spreadAmount(amount, weights);
        expect(sum(shares)).toBe(Math.min(amount, sum(weights)));
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('is in proportion: but for the first, which bears the rest, no share is more than half a unit off', () => {
    const price = fc.integer({ min: 100, max: 1e6 });
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.array(price, { minLength: 1, maxLength: 30 }),
        (part, weights) => {
          const whole = sum(weights);
          const amount = Math.floor(whole * part);
          const [first = 0, ...others] = spreadAmount(amount, weights);
          fc.pre(first > 0 && first < (weights[0] ?? 0));
          others.forEach((share, index) => {
            expect(Math.abs(share - (amount * (weights[index + 1] ?? 0)) / whole)).toBeLessThanOrEqual(0.5);
          });
          expect(Math.abs(first - (amount * (weights[0] ?? 0)) / whole)).toBeLessThanOrEqual(weights.length / 2);
        },
      ),
    );
  });
});
