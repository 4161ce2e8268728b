import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLeftToFreeShipping, freeShippingFrom, shippingFee } from './shipping-fee.ts';

const rule = { limit: 9900, fee: 4900 };

describe('shippingFee', () => {
  it.each([
    { subTotal: 0, fee: 4900, left: 9900 },
    { subTotal: 9899, fee: 4900, left: 1 },
    { subTotal: 9900, fee: 0, left: 0 },
    { subTotal: 20_000, fee: 0, left: 0 },
  ])('is $fee for $subTotal with $left left', ({ subTotal, fee, left }) => {
    expect(shippingFee(subTotal, rule)).toBe(fee);
    expect(amountLeftToFreeShipping(subTotal, rule)).toBe(left);
  });

  it('is charged at any size where shipping is never free', () => {
    expect(shippingFee(1_000_000, { limit: null, fee: 4900 })).toBe(4900);
    expect(amountLeftToFreeShipping(1_000_000, { limit: null })).toBeNull();
    expect(freeShippingFrom(1_000_000, null)).toBeNull();
  });

  it('goes away when exactly what is left is added', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), (subTotal, limit) => {
        const left = amountLeftToFreeShipping(subTotal, { limit }) ?? 0;
        expect(shippingFee(subTotal + left, { limit, fee: 1 })).toBe(0);
        expect(freeShippingFrom(subTotal, left)).toBe(left > 0 ? limit : null);
        if (left > 0) expect(shippingFee(subTotal + left - 1, { limit, fee: 1 })).toBe(1);
      }),
    );
  });
});
