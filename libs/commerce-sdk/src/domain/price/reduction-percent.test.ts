import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reductionPercent } from './reduction-percent.ts';

describe('reductionPercent', () => {
  it.each([
    { selling: 12_900, prior: 14_900, percent: 13 },
    { selling: 12_900, prior: 19_900, percent: 35 },
    { selling: 14_900, prior: 14_900, percent: 0 },
    { selling: 15_900, prior: 14_900, percent: 0 },
    { selling: 7100, prior: 10_000, percent: 29 },
    { selling: 0, prior: 9900, percent: 100 },
    { selling: 0, prior: 0, percent: 0 },
  ])('is $percent for $selling after $prior', ({ selling, prior, percent }) => {
    expect(reductionPercent(selling, prior)).toBe(percent);
  });

  it('never promises more than the shopper gets', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.integer({ min: 1, max: 1e7 }), (selling, prior) => {
        const percent = reductionPercent(selling, prior);
        expect(prior * percent).toBeLessThanOrEqual(Math.max(0, prior - selling) * 100);
      }),
    );
  });
});
