import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, type CountedLine } from './cart-totals.rules.ts';

const shipping = { fee: 4900, limit: 9900 };

describe('cartTotals', () => {
  it('adds lines, VAT by rate and shipping', () => {
    const lines = [
      { quantity: 3, selling: 1995, regular: 2495, rateBp: 2500 },
      { quantity: 1, selling: 1900, regular: 1900, rateBp: 600 },
    ];
    const totals = cartTotals(lines, shipping, 2500);
    expect(totals.subTotal.selling).toEqual({ incVat: 7885, exVat: 4788 + 1792 });
    expect(totals.subTotal.regular.incVat).toBe(9385);
    expect(totals.shipping).toEqual({ fee: { incVat: 4900, exVat: 3920 }, leftToFree: 2015 });
    expect(totals.total.selling.incVat).toBe(12_785);
    expect(totals.vats).toEqual([
      { rateBp: 2500, amount: 5985 - 4788 + 980 },
      { rateBp: 600, amount: 108 },
    ]);
  });

  it('ships free from the limit on, and never sends an empty cart', () => {
    const cart = [{ quantity: 1, selling: 9900, regular: 9900, rateBp: 2500 }];
    expect(cartTotals(cart, shipping, 2500).shipping).toEqual({ fee: { incVat: 0, exVat: 0 }, leftToFree: 0 });
    expect(cartTotals([], shipping, 2500).total.selling).toEqual({ incVat: 0, exVat: 0 });
    expect(cartTotals(cart, { fee: 4900, limit: null }, 2500).shipping.leftToFree).toBeNull();
  });

  it('always adds up: total inc less ex VAT is the VAT by rate', () => {
    const line: fc.Arbitrary<CountedLine> = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      selling: fc.integer({ min: 0, max: 500_000 }),
      regular: fc.integer({ min: 0, max: 500_000 }),
      rateBp: fc.constantFrom(0, 600, 1200, 1500, 2500),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { total, vats, subTotal, lines: parts, shipping: sent } = cartTotals(lines, shipping, 2500);
        const vat = vats.reduce((sum, { amount }) => sum + amount, 0);
        expect(total.selling.incVat - total.selling.exVat).toBe(vat);
        expect(total.selling.incVat).toBe(subTotal.selling.incVat + sent.fee.incVat);
        expect(subTotal.selling.exVat).toBe(parts.reduce((sum, { selling }) => sum + selling.exVat, 0));
      }),
      { seed: 20_261_121 },
    );
  });
});
