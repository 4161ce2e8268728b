import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartOffer } from './cart-offer.ts';
import { cartTotals, type CountedCart, type CountedLine } from './cart-totals.ts';
import { vatSpecification } from './vat-specification.ts';
import { countSlowly } from '../../testing/count-slowly.ts';

const mugs: CountedLine = { lineId: 'mugs', quantity: 3, selling: 1995, regular: 2495, rateBp: 2500 };
const coffee: CountedLine = { lineId: 'coffee', quantity: 1, selling: 1900, regular: 1900, rateBp: 600 };
const cart = (more: Partial<CountedCart> = {}): CountedCart => ({
  lines: [mugs, coffee],
  offers: [],
  shipping: { fee: 4900, limit: 9900 },
  paymentFee: 0,
  balance: 0,
  standardRateBp: 2500,
  ...more,
});
const off = (amount: number, lines: readonly string[] | null = null): CartOffer => ({
  kind: 'amount',
  offerId: 'off',
  amount,
  lines,
});

describe('a cart', () => {
  it('adds up lines and shipping, whose VAT follows the goods', () => {
    const totals = cartTotals(cart());
    expect(totals.subTotal.selling).toEqual({ incVat: 7885, exVat: 4788 + 1792 });
    expect(totals.subTotal.regular.incVat).toBe(9385);
    // 5985 of 7885 are at 25 %: 3719 of the fee, and 1181 of it at 6 %.
    expect(totals.shipping).toEqual({ fee: { incVat: 4900, exVat: 2975 + 1114 }, leftToFree: 2015 });
    expect(totals.total.selling.incVat).toBe(12_785);
    expect(totals.vats).toEqual([
      { rateBp: 2500, amount: 1197 + 744 },
      { rateBp: 600, amount: 108 + 67 },
    ]);
  });

  it('of food alone is sent at the rate of food', () => {
    expect(cartTotals(cart({ lines: [coffee] })).vats).toEqual([{ rateBp: 600, amount: 108 + 277 }]);
  });

  it('ships free from the limit on, also where an amount is taken off it', () => {
    const lines = [{ ...mugs, quantity: 5 }];
    const { shipping } = cartTotals(cart({ lines, offers: [off(5000)] }));
    expect(shipping).toEqual({ fee: { incVat: 0, exVat: 0 }, leftToFree: 0 });
  });

  it('that is empty costs nothing', () => {
    const { total, vats } = cartTotals(cart({ lines: [], paymentFee: 2900 }));
    expect([total.selling, vats]).toEqual([{ incVat: 0, exVat: 0 }, []]);
  });

  it('with a gift card alone carries no VAT but that of its fees', () => {
    const giftCard = { lineId: 'gift', quantity: 1, selling: 50_000, regular: 50_000, rateBp: 0 };
    expect(cartTotals(cart({ lines: [giftCard], paymentFee: 2900 })).vats).toEqual([{ rateBp: 2500, amount: 580 }]);
  });
});

describe('an amount off', () => {
  it('is spread over the lines in proportion and lowers their VAT', () => {
    const { lines, fixedDiscount, subTotal, total } = cartTotals(cart({ offers: [off(1000)] }));
    expect(lines.map((line) => line.fixedDiscount)).toEqual([759, 241]);
    expect(subTotal.selling.incVat).toBe(7885);
    expect(fixedDiscount).toEqual({ incVat: 1000, exVat: 4788 - 4181 + (1792 - 1565) });
    expect(total.selling.incVat).toBe(7885 - 1000 + 4900);
  });

  it('is never more than its lines cost', () => {
    expect(cartTotals(cart({ offers: [off(9_999_999, ['coffee'])] })).fixedDiscount.incVat).toBe(1900);
  });
});

it('free shipping by an offer leaves what is missing to the limit in sight', () => {
  const { shipping } = cartTotals(cart({ offers: [{ kind: 'free-shipping', offerId: 'free' }] }));
  expect(shipping).toEqual({ fee: { incVat: 0, exVat: 0 }, leftToFree: 2015 });
});

it('a balance pays without making anything cheaper', () => {
  const { balance, total } = cartTotals(cart({ balance: 10_000 }));
  expect(total.selling.incVat).toBe(12_785);
  // What is left to pay bears its share of the VAT: 2785 of 12,785.
  expect(balance).toEqual({ pending: 10_000, remaining: 0, toPay: { incVat: 2785, exVat: 2324 } });
  expect(cartTotals(cart({ balance: 20_000 })).balance).toEqual({
    pending: 12_785,
    remaining: 7215,
    toPay: { incVat: 0, exVat: 0 },
  });
});

it('a balance pays for no gift card, but for the rest of the cart and for what sending it costs', () => {
  const giftCard = { lineId: 'gift', quantity: 1, selling: 50_000, regular: 50_000, rateBp: 0, isGiftCard: true };
  const { balance } = cartTotals(
    cart({ lines: [giftCard, coffee], shipping: { fee: 4900, limit: null }, balance: 60_000 }),
  );
  expect([balance.pending, balance.remaining, balance.toPay.incVat]).toEqual([6800, 53_200, 50_000]);
});

/** Ten thousand carts take seconds, and more where the machine does other things too. */
const longest = 60_000;
const amount = fc.integer({ min: 0, max: 3_000_000 });
const lineIds = ['a', 'b', 'c', 'd', 'e', 'f'];
const anyLines = fc.oneof(fc.constant(null), fc.subarray(lineIds));
const anyOffer: fc.Arbitrary<CartOffer> = fc.oneof(
  fc.record({
    kind: fc.constant('percent'),
    offerId: fc.string(),
    percent: fc.integer({ min: 0, max: 100 }),
    lines: anyLines,
  }),
  fc.record({ kind: fc.constant('amount'), offerId: fc.string(), amount, lines: anyLines }),
  fc
    .record({ pay: fc.integer({ min: 1, max: 3 }), more: fc.integer({ min: 1, max: 3 }), lines: anyLines })
    .map(({ pay, more, lines }) => ({ kind: 'multi-buy' as const, offerId: 'bundle', take: pay + more, pay, lines })),
  fc.constant<CartOffer>({ kind: 'free-shipping', offerId: 'free' }),
);
const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  selling: amount,
  saved: amount,
  rateBp: fc.constantFrom(0, 600, 1200, 1500, 2500),
  isGiftCard: fc.boolean(),
});
/** A line is part of one package at most. */
const packages = fc
  .record({ price: amount, others: amount, size: fc.integer({ min: 0, max: 3 }) })
  .map(({ price, others, size }): CartOffer[] => [
    { kind: 'package-price', offerId: 'set', price, lines: lineIds.slice(0, size) },
    { kind: 'package-price', offerId: 'box', price: others, lines: lineIds.slice(size, 2 * size) },
  ]);
const anyCart: fc.Arbitrary<CountedCart> = fc.record({
  lines: fc.array(anyLine, { maxLength: lineIds.length }).map((lines) =>
    lines.map(({ saved, ...line }, index) => ({
      ...line,
      lineId: lineIds[index] ?? '',
      regular: line.selling + saved,
    })),
  ),
  offers: fc.tuple(fc.array(anyOffer, { maxLength: 5 }), packages).map((offers) => offers.flat()),
  shipping: fc.record({ fee: fc.integer({ min: 0, max: 200_000 }), limit: fc.option(amount) }),
  paymentFee: fc.constantFrom(0, 1900, 2900),
  balance: fc.oneof(fc.constant(0), amount),
  standardRateBp: fc.constant(2500),
});

describe('the law of totals, over 10,000 carts', { timeout: longest }, () => {
  it('sums are sums of their parts, and inc less ex VAT is the VAT by rate', () => {
    fc.assert(
      fc.property(anyCart, (counted) => {
        const { lines, subTotal, fixedDiscount, shipping, paymentFee, total, vats, balance } = cartTotals(counted);
        const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);
        for (const side of ['incVat', 'exVat'] as const) {
          expect(subTotal.selling[side]).toBe(sum(lines.map(({ selling }) => selling[side])));
          expect(total.selling[side]).toBe(
            subTotal.selling[side] - fixedDiscount[side] + shipping.fee[side] + paymentFee[side],
          );
          expect(total.regular[side]).toBe(subTotal.regular[side] + shipping.fee[side] + paymentFee[side]);
        }
        expect(sum(lines.map((line) => line.fixedDiscount))).toBe(fixedDiscount.incVat);
        expect(total.selling.incVat - total.selling.exVat).toBe(sum(vats.map((vat) => vat.amount)));
        expect(balance.pending + balance.toPay.incVat).toBe(total.selling.incVat);
        expect(balance.pending + balance.remaining).toBe(counted.balance);
        const giftCards = lines.filter((_, index) => counted.lines[index]?.isGiftCard);
        const owed = sum(giftCards.map((line) => line.selling.incVat - line.fixedDiscount));
        expect(balance.toPay.incVat).toBe(Math.max(owed, total.selling.incVat - counted.balance));
        const specified = vatSpecification(
          cartTotals(counted),
          counted.lines.map(({ rateBp }) => rateBp),
        );
        for (const side of ['incVat', 'exVat'] as const) {
          expect(sum(specified.map(({ amount }) => amount[side]))).toBe(total.selling[side]);
        }
        const taxed = specified.filter(({ rateBp }) => rateBp > 0);
        expect(taxed.map(({ rateBp, amount }) => ({ rateBp, amount: amount.incVat - amount.exVat }))).toEqual(vats);
        for (const { selling, regular, fixedDiscount: share } of lines) {
          expect(selling.incVat - share).toBeGreaterThanOrEqual(0);
          expect(selling.incVat).toBeLessThanOrEqual(regular.incVat);
        }
      }),
      { seed: 20_261_121, numRuns: 10_000 },
    );
  });

  it('a slow and plain calculation comes to the same', () => {
    fc.assert(
      fc.property(anyCart, (counted) => {
        const { total, vats, subTotal, shipping } = cartTotals(counted);
        expect({
          subTotal: subTotal.selling.incVat,
          shipping: shipping.fee.incVat,
          total: total.selling.incVat,
          vats: Object.fromEntries(vats.map((vat) => [vat.rateBp, vat.amount])),
        }).toEqual(countSlowly(counted));
      }),
      { seed: 20_261_121, numRuns: 10_000 },
    );
  });
});
