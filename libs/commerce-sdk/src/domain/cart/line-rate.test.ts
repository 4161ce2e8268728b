import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exVatFrom } from '../money/ex-vat-from.ts';
import { atRate } from './fee-by-rate.ts';
import { rateOf } from './line-rate.ts';

it.each([
  [[{ incVat: 9900, exVat: 7920 }], 2500],
  [[{ incVat: 9900, exVat: 9340 }], 600],
  [[{ incVat: 11_500, exVat: 10_000 }], 1500],
  [[{ incVat: 50_000, exVat: 50_000 }], 0],
])('finds the rate of %j', (amounts, rateBp) => {
  expect(rateOf(amounts)).toEqual({ rateBp, isCertain: true });
});

it('is not sure of what several rates come to', () => {
  expect(rateOf([{ incVat: 1, exVat: 1 }])).toMatchObject({ isCertain: false });
  expect(rateOf([{ incVat: 0, exVat: 0 }])).toMatchObject({ isCertain: false });
});

it('finds a rate of another country among those of the cart, else the nearest', () => {
  expect(rateOf([{ incVat: 12_400, exVat: 10_000 }], [2400])).toEqual({ rateBp: 2400, isCertain: true });
  expect(
    rateOf([
      { incVat: 100, exVat: 81 },
      { incVat: 12_400, exVat: 10_000 },
    ]),
  ).toEqual({ rateBp: 2400, isCertain: false });
  expect(rateOf([{ incVat: 100, exVat: 0 }])).toEqual({ rateBp: 0, isCertain: false });
});

it('finds every rate again from amounts of a krona and more, and takes each amount apart as it was', () => {
  const rate = fc.constantFrom(0, 600, 1200, 1500, 2500);
  fc.assert(
    fc.property(rate, fc.integer({ min: 100, max: 10_000_000 }), (rateBp, incVat) => {
      expect(rateOf([atRate(incVat, rateBp)])).toEqual({ rateBp, isCertain: true });
    }),
  );
  fc.assert(
    fc.property(rate, fc.nat(99), (rateBp, incVat) => {
      const { exVat } = atRate(incVat, rateBp);
      expect(exVatFrom(incVat, rateOf([{ incVat, exVat }]).rateBp)).toBe(exVat);
    }),
  );
});
