import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, exVatFrom, type CountedCart } from '@torg/commerce-sdk/domain';
import { reductionsExVat } from './reductions-ex-vat.rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
const line = (lineId: string, quantity: number, selling: number, rateBp: number) => ({
  ...{ lineId, quantity, selling, rateBp },
  regular: selling,
});
const empty: CountedCart = {
  ...{ lines: [], offers: [], paymentFee: 0, balance: 0, standardRateBp: 25_00 },
  shipping: { fee: 49_00, limit: null },
};
/** Each line of a cart as its order keeps it, with what took how much off it ex VAT. */
const readCart = (cart: CountedCart) => {
  const totals = cartTotals(cart);
  const lines = cart.lines.map(({ quantity, selling, rateBp }, index) => {
    const { exVat = 0 } = totals.lines[index]?.selling ?? {};
    const amounts = totals.lines[index]?.reductions.map(({ amount }) => amount) ?? [];
    const unit = exVatFrom(selling, rateBp);
    const reductions = reductionsExVat({ quantity, unitSelling: selling, rateBp, totalExVat: exVat }, amounts);
    return { quantity, unit, reductions, exVat };
  });
  return { totals, lines };
};

describe('the reductions of a line ex VAT', () => {
  it('are what is between its units and its total, not each with its own VAT taken out', () => {
    // Three at 93.40 are 280.20, of which 252.17 is left; VAT taken out of the 29.70 would leave 28.02.
    expect(exVatFrom(29_70, 6_00)).toBe(28_02);
    const coffee = { quantity: 3, unitSelling: 99_00, rateBp: 6_00, totalExVat: 252_17 };
    expect(reductionsExVat(coffee, [29_70])).toEqual([28_03]);
    expect(reductionsExVat(coffee, [20_00, 9_70])).toEqual([18_88, 9_15]);
  });

  it('are nothing where nothing was taken off, or less than the rounding of the units', () => {
    const hundred = { quantity: 100, unitSelling: 99, rateBp: 25_00 };
    expect(reductionsExVat({ ...hundred, totalExVat: 79_20 }, [])).toEqual([]);
    expect(reductionsExVat({ ...hundred, totalExVat: 79_19 }, [1])).toEqual([0]);
    expect(reductionsExVat({ ...hundred, unitSelling: 0, totalExVat: 0 }, [0])).toEqual([0]);
  });

  it('lead from the units to the total of an order: rates, campaigns, a voucher, a gift card that is bought and one that pays', () => {
    const { totals, lines } = readCart({
      ...empty,
      lines: [
        line('mug', 3, 99_90, 25_00),
        line('coffee', 3, 99_00, 6_00),
        line('plant', 7, 33_33, 12_00),
        { ...line('card', 1, 500_00, 0), isGiftCard: true },
      ],
      offers: [
        { kind: 'multi-buy', offerId: 'three-for-two', take: 3, pay: 2, lines: ['mug', 'plant'] },
        { kind: 'percent', offerId: 'ten', percent: 10, lines: ['mug', 'coffee', 'plant'] },
        { kind: 'amount', offerId: 'voucher', amount: 50_01, lines: null },
      ],
      ...{ paymentFee: 29_00, balance: 100_00 },
    });
    expect(lines.map(({ reductions }) => reductions.length)).toEqual([2, 1, 2, 0]);
    const goods = lines.map(({ quantity, unit, reductions }) => quantity * unit - sum(reductions));
    const fees = totals.shipping.fee.exVat + totals.paymentFee.exVat;
    expect(sum(goods) - totals.fixedDiscount.exVat + fees).toBe(totals.total.selling.exVat);
  });

  it('add up to the öre, whatever the prices, wherever they are more than the rounding of the units', () => {
    const goods = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      selling: fc.integer({ min: 1, max: 1_000_00 }),
      rateBp: fc.constantFrom(0, 6_00, 12_00, 15_00, 25_00, 25_50),
      percents: fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(goods, ({ quantity, selling, rateBp, percents }) => {
        const offers = percents.map((percent, at) => ({
          ...{ kind: 'percent' as const, offerId: String(at), percent, lines: null },
        }));
        const [read] = readCart({ ...empty, lines: [line('one', quantity, selling, rateBp)], offers }).lines;
        const { unit = 0, reductions = [], exVat = 0 } = read ?? {};
        expect(Math.min(0, ...reductions)).toBe(0);
        if (reductions.length > 0) expect(sum(reductions)).toBe(Math.max(0, quantity * unit - exVat));
      }),
    );
  });
});
