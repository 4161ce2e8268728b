import { exVatFrom, packagePrice } from '@torg/commerce-sdk/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mixedAmount } from './mixed-amount.rules.ts';
import { amountOf } from './present-price.ts';

const mug = { apart: 149_00, rateBp: 2500 };
const honey = { apart: 119_00, rateBp: 1500 };

it('takes the VAT of each part out of its share', () => {
  expect(
    mixedAmount(399_00, [
      { ...mug, apart: 200_00 },
      { ...honey, apart: 199_00 },
    ]),
  ).toEqual({
    incVat: 399_00,
    exVat: exVatFrom(200_00, 2500) + exVatFrom(199_00, 1500),
  });
});

it('spreads an amount above what its parts cost in the same proportion', () => {
  expect(mixedAmount(2 * 268_00, [mug, honey])).toEqual({
    incVat: 536_00,
    exVat: exVatFrom(298_00, 2500) + exVatFrom(238_00, 1500),
  });
});

it('is what the package’s own page counts', () => {
  const parts = fc.array(
    fc.record({ apart: fc.integer({ min: 5_00, max: 900_00 }), rateBp: fc.constantFrom(1500, 2500) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(parts, fc.double({ min: 0.1, max: 1, noNaN: true }), (made, share) => {
      const incVat = Math.round(share * made.reduce((sum, { apart }) => sum + apart, 0));
      const sold = made.map(({ apart, rateBp }) => {
        const price = amountOf(apart, rateBp);
        return { price: { selling: price, regular: price }, quantity: 1 };
      });
      expect(mixedAmount(incVat, made)).toEqual(packagePrice({ selling: amountOf(incVat, 2500) }, sold).selling);
    }),
  );
});
