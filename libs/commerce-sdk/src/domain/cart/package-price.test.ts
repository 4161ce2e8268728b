import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exVatFrom } from '../money/ex-vat-from.ts';
import { cartTotals } from './cart-totals.ts';
import { packagePrice, type PackagePart } from './package-price.ts';

const at = (incVat: number, rateBp: number) => ({ incVat, exVat: exVatFrom(incVat, rateBp) });
const part = (incVat: number, quantity = 1, rateBp = 2500): PackagePart => {
  return { price: { selling: at(incVat, rateBp), regular: at(incVat, rateBp) }, quantity };
};

describe('what a package costs', () => {
  it('is its own price where its parts cost more', () => {
    expect(packagePrice({ selling: at(94_900, 2500) }, [part(29_900, 2), part(39_900)])).toEqual({
      selling: { incVat: 94_900, exVat: 75_920 },
      apart: { incVat: 99_700, exVat: 79_760 },
    });
  });

  it('is never more than its parts cost one by one', () => {
    expect(packagePrice({ selling: at(29_900, 2500) }, [part(10_000, 2), part(7_900)]).selling.incVat).toBe(27_900);
  });

  it('counts nothing for a part that is not sold by itself, as the cart does', () => {
    const own = { selling: at(20_000, 2500) };
    expect(packagePrice(own, [part(10_000), { price: null, quantity: 1 }]).selling.incVat).toBe(10_000);
    expect(packagePrice(own, [])).toEqual({ selling: at(0, 0), apart: at(0, 0) });
  });

  it('is what the cart counts, on both sides of VAT, whatever rates its parts carry', () => {
    // Dear enough that the two sides of an amount tell the rate.
    const parts = fc.array(
      fc.tuple(
        fc.integer({ min: 500, max: 200_000 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(0, 600, 1200, 2500),
      ),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 500_000 }), (picked, price) => {
        const lines = picked.map(([selling, quantity, rateBp], index) => {
          return { lineId: String(index), quantity, selling, regular: selling, rateBp };
        });
        const counted = cartTotals({
          lines,
          offers: [{ kind: 'package-price', offerId: 'p', price, lines: lines.map(({ lineId }) => lineId) }],
          shipping: { fee: 0, limit: null },
          paymentFee: 0,
          balance: 0,
          standardRateBp: 2500,
        });
        const shown = packagePrice(
          { selling: at(price, 2500) },
          picked.map(([selling, quantity, rateBp]) => part(selling, quantity, rateBp)),
        );
        expect(shown.selling).toEqual(counted.subTotal.selling);
      }),
    );
  });
});
