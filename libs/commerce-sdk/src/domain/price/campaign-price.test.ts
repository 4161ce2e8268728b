import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignPrice, type CampaignDiscount } from './campaign-price.ts';
import { reductionPercent } from './reduction-percent.ts';

const price = fc.integer({ min: 1, max: 1e8 });
const discount: fc.Arbitrary<CampaignDiscount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(1e8) }),
  fc.record({ kind: fc.constant('price' as const), price: fc.nat(1e8) }),
);

describe('campaignPrice', () => {
  it.each<[number, CampaignDiscount, number]>([
    [19_900, { kind: 'percent', percent: 20 }, 15_920],
    [9999, { kind: 'percent', percent: 33 }, 6699],
    [19_900, { kind: 'percent', percent: 100 }, 0],
    [19_900, { kind: 'amount', amount: 5000 }, 14_900],
    [4000, { kind: 'amount', amount: 5000 }, 0],
    [19_900, { kind: 'price', price: 14_900 }, 14_900],
    [9900, { kind: 'price', price: 14_900 }, 9900],
  ])('makes of %d by %j %d', (regular, by, expected) => {
    expect(campaignPrice(regular, by)).toBe(expected);
  });

  it('stays between nothing and the regular price, in whole minor units', () => {
    fc.assert(
      fc.property(price, discount, (regular, by) => {
        const lowered = campaignPrice(regular, by);
        expect(Number.isInteger(lowered) && lowered >= 0 && lowered <= regular).toBe(true);
      }),
    );
  });

  it('gives at least the percentage that it promises', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 100 }), (regular, percent) => {
        const lowered = campaignPrice(regular, { kind: 'percent', percent });
        expect(reductionPercent(lowered, regular)).toBeGreaterThanOrEqual(percent);
      }),
    );
  });
});
