import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOffers, presentCart } from '../../testing/present-cart.ts';
import type { CountedCart, CountedLine } from './cart-totals.ts';
import type { OptimisticUpdate } from './optimistic-update.ts';
import { projectCart } from './project-cart.ts';

const mugs: CountedLine = { lineId: 'mugs', quantity: 3, selling: 1995, regular: 2495, rateBp: 2500 };
const coffee: CountedLine = { lineId: 'coffee', quantity: 1, selling: 1900, regular: 1900, rateBp: 600 };
const counted = (more: Partial<CountedCart> = {}): CountedCart => ({ ...noOffers, lines: [mugs, coffee], ...more });
const facts = [{ skuId: 7 }, { skuId: 8 }];
const cart = (more: Partial<CountedCart> = {}) => presentCart('c1', counted(more), facts);
const line = (lineId: string, quantity: number): OptimisticUpdate => ({ kind: 'line', lineId, quantity });
const add = (skuId: number, quantity: number, message: string | null = null): OptimisticUpdate => ({
  kind: 'add',
  skuId,
  quantity,
  message,
});
const quantities = ({ cart: projected }: ReturnType<typeof projectCart>) =>
  projected.lines.map(({ id, quantity }) => `${id} ${quantity}`);

describe('a projected cart', () => {
  it('is the server’s own, and sure, where nothing is under way or nothing changes', () => {
    const own = cart();
    for (const optimisticUpdates of [[], [line('mugs', 5), line('mugs', 3)], [line('gone', 2)]]) {
      expect(projectCart(own, optimisticUpdates)).toEqual({ cart: own, newUnits: 0, unknown: [] });
    }
  });

  it('comes to what the backend will say where no campaign has a word in it', () => {
    const projected = projectCart(cart(), [line('mugs', 5)]);
    expect(projected.cart).toEqual(cart({ lines: [{ ...mugs, quantity: 5 }, coffee] }));
    expect(projected.unknown).toEqual(['discounts']);
  });

  it('shows a line whose number changes without what campaigns took off it', () => {
    const own = cart({ offers: [{ kind: 'percent', offerId: 'ten', percent: 10, lines: null }] });
    const { lines } = projectCart(own, [line('mugs', 1)]).cart;
    expect(lines.map(({ totalPrice }) => totalPrice.selling.incVat)).toEqual([1995, 1710]);
  });

  it('loses what is removed, and its fees with the last line', () => {
    expect(quantities(projectCart(cart(), [line('mugs', 0)]))).toEqual(['coffee 1']);
    const emptied = projectCart(cart({ paymentFee: 2900 }), [line('mugs', 0), line('coffee', 0)]);
    expect(emptied.cart.summary.total.incVat).toBe(0);
  });

  it('adds to the line of the same kind, and counts what is new', () => {
    const projected = projectCart(cart(), [line('mugs', 4), add(7, 2), add(9, 3)]);
    expect(quantities(projected)).toEqual(['mugs 6', 'coffee 1']);
    expect(projected).toMatchObject({ newUnits: 3, unknown: ['discounts', 'new-items'] });
    expect(projectCart(cart(), [add(7, 2, 'Till mamma')])).toMatchObject({ newUnits: 2 });
    expect(projectCart(cart(), [line('mugs', 0), add(7, 2)])).toMatchObject({ newUnits: 2 });
    expect(projectCart(cart(), [{ kind: 'package', packageId: 3 }]).unknown).toEqual(['discounts', 'new-items']);
  });

  it('leaves gifts and the parts of packages to the server', () => {
    const choice = { packageId: 3, packageName: 'Set', groupId: 1, optionId: 1 };
    const own = presentCart('c1', counted(), [
      { isFreeGift: true, skuId: 7 },
      { package: choice, groupKey: 'g', skuId: 8 },
    ]);
    const optimisticUpdates = [line('mugs', 9), line('coffee', 9), add(7, 1), add(8, 1)];
    expect(quantities(projectCart(own, optimisticUpdates))).toEqual(['mugs 3', 'coffee 1']);
  });

  it('says that a code’s worth is open', () => {
    const projected = projectCart(cart(), [{ kind: 'code', code: 'VINTER10' }]);
    expect(projected).toEqual({ cart: cart(), newUnits: 0, unknown: ['discounts'] });
  });
});

describe('shipping', () => {
  const rule = { fee: 4900, limit: 9900 };
  const free = [{ ...mugs, quantity: 5 }];

  it('follows from what is left to its limit', () => {
    const { cart: projected, unknown } = projectCart(cart({ lines: [mugs], shipping: rule }), [line('mugs', 5)]);
    expect(projected).toEqual(presentCart('c1', counted({ lines: free, shipping: rule }), facts));
    expect(unknown).toEqual(['discounts']);
  });

  it('stays free where more is put in', () => {
    const { cart: projected, unknown } = projectCart(cart({ lines: free, shipping: rule }), [line('mugs', 6)]);
    expect(projected.summary.shipping).toMatchObject({ fee: { incVat: 0 }, amountLeftToFreeShipping: 0 });
    expect(unknown).toEqual(['discounts']);
  });

  it('is open where it was free and something is taken out, unless the rule is known', () => {
    const own = cart({ lines: free, shipping: rule });
    expect(projectCart(own, [line('mugs', 1)]).unknown).toEqual(['discounts', 'shipping']);
    const known = projectCart(own, [line('mugs', 1)], { shipping: rule });
    expect(known.cart.summary.shipping).toMatchObject({ fee: { incVat: 4900 }, amountLeftToFreeShipping: 7905 });
    expect(known.unknown).toEqual(['discounts']);
  });

  it('is open where it costs something though nothing is left to its limit', () => {
    const own = cart({ lines: free, shipping: rule });
    const { shipping } = own.summary;
    const odd = { ...own, summary: { ...own.summary, shipping: { ...shipping, fee: { incVat: 900, exVat: 720 } } } };
    const { cart: projected, unknown } = projectCart(odd, [line('mugs', 9)]);
    expect(projected.summary.shipping.fee.incVat).toBe(900);
    expect(unknown).toEqual(['discounts', 'shipping']);
  });

  it('is open for the first thing in a cart', () => {
    const { unknown } = projectCart(cart({ lines: [] }), [add(7, 1)], { shipping: rule });
    expect(unknown).toEqual(['discounts', 'new-items', 'vat']);
    expect(projectCart(cart({ lines: [] }), [add(7, 1)]).unknown).toContain('shipping');
  });

  it('costs what it costs where no limit is set, and nothing where a campaign pays it', () => {
    const always = { fee: 4900, limit: null };
    expect(projectCart(cart({ shipping: always }), [line('mugs', 99)]).cart.summary.shipping.fee.incVat).toBe(4900);
    const own = cart({ offers: [{ kind: 'free-shipping', offerId: 'free' }] });
    expect(projectCart(own, [line('mugs', 1)], { shipping: always }).cart.summary.shipping.fee.incVat).toBe(0);
  });
});

describe('VAT', () => {
  const giftCard = { lineId: 'mugs', quantity: 1, selling: 50_000, regular: 50_000, rateBp: 0 };

  it('of fees is at the rate that they have, where the goods carry none', () => {
    const shipping = { fee: 4900, limit: null };
    const own = cart({ lines: [giftCard], shipping, standardRateBp: 1500 });
    const { cart: projected, unknown } = projectCart(own, [line('mugs', 2)]);
    expect(projected.summary.vats).toEqual([{ rateBp: 1500, amount: 639 }]);
    expect(unknown).toEqual(['discounts']);
  });

  it('is open where the cart shows no rate, and where a price is too small to tell one', () => {
    const free = cart({ lines: [giftCard], shipping: { fee: 0, limit: null } });
    expect(projectCart(free, [line('mugs', 2)]).unknown).toEqual(['discounts', 'vat']);
    const screw = { lineId: 'mugs', quantity: 1, selling: 1, regular: 1, rateBp: 2500 };
    const { cart: projected, unknown } = projectCart(cart({ lines: [screw] }), [line('mugs', 100)]);
    expect(projected.summary.subTotal.incVat).toBe(100);
    expect(unknown).toEqual(['discounts', 'vat']);
  });

  it('of what costs nothing is none', () => {
    const gift = { lineId: 'mugs', quantity: 1, selling: 0, regular: 0, rateBp: 2500 };
    expect(projectCart(cart({ lines: [gift, coffee] }), [line('coffee', 2)]).unknown).toEqual(['discounts']);
  });
});

describe('packages', () => {
  const cup = { lineId: 'cup', quantity: 2, selling: 5000, regular: 5000, rateBp: 2500 };
  const parts = [cup, { lineId: 'lid', quantity: 1, selling: 3000, regular: 3000, rateBp: 2500 }];
  const choice = { packageId: 3, packageName: 'Set', groupId: 1, optionId: 1 };
  const packed = [
    { skuId: 1, groupKey: 'g', package: choice },
    { skuId: 2, groupKey: 'g', package: choice },
  ];
  const cartWith = (number: number) =>
    presentCart(
      'c1',
      counted({
        lines: parts.map((part) => ({ ...part, quantity: part.quantity * number })),
        offers: [{ kind: 'package-price', offerId: 'g', price: 9999 * number, lines: ['cup', 'lid'] }],
      }),
      packed,
    );
  const group = (quantity: number): OptimisticUpdate => ({ kind: 'group', groupKey: 'g', quantity });

  it('cost as much each, however many they are', () => {
    const projected = projectCart(cartWith(1), [group(3), group(2)]);
    expect(quantities(projected)).toEqual(['cup 4', 'lid 2']);
    expect(projected.cart).toEqual(cartWith(2));
  });

  it('are gone as wholes', () => {
    expect(quantities(projectCart(cartWith(2), [group(0)]))).toEqual([]);
  });

  it('are as many as was picked for one of them says, also of equal parts, and of one article twice', () => {
    const pick = (skuId: number, quantity: number) => ({ skuId, name: '', quantity });
    const configurations = new Map([['g', { packageId: 3, name: 'Set', selections: [pick(1, 2), pick(2, 1)] }]]);
    const projected = projectCart(cartWith(2), [group(3)], { configurations });
    expect(projected).toEqual({ cart: cartWith(3), newUnits: 0, unknown: ['discounts'] });
    const ofTwoCups = (number: number) =>
      presentCart(
        'c1',
        counted({
          lines: ['one', 'other'].map((lineId) => ({ ...cup, lineId, quantity: 2 * number })),
          offers: [{ kind: 'package-price', offerId: 'g', price: 14_999 * number, lines: ['one', 'other'] }],
        }),
        packed.map((part) => ({ ...part, skuId: 1 })),
      );
    const twice = new Map([['g', { packageId: 3, name: 'Set', selections: [pick(1, 2), pick(1, 2)] }]]);
    for (const [before, after] of [
      [1, 2],
      [3, 1],
    ] as const)
      expect(projectCart(ofTwoCups(before), [group(after)], { configurations: twice }).cart).toEqual(ofTwoCups(after));
  });

  it('stay as they are where it cannot be told how many units each is of', () => {
    const projected = projectCart(cartWith(2), [group(3)]);
    expect(quantities(projected)).toEqual(['cup 4', 'lid 2']);
    expect(projected.unknown).toEqual(['discounts', 'packages']);
  });
});

/** Prices from a krona on, so that each line's rate can be told from them. */
const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  selling: fc.integer({ min: 100, max: 3_000_000 }),
  saved: fc.nat(100_000),
  rateBp: fc.constantFrom(0, 600, 1200, 1500, 2500),
  isGiftCard: fc.boolean(),
});
const lineIds = ['a', 'b', 'c', 'd', 'e'];
const anyLines = fc
  .array(anyLine, { minLength: 1, maxLength: lineIds.length })
  .map((lines) =>
    lines.map(({ saved, ...own }, index) => ({ ...own, lineId: lineIds[index] ?? '', regular: own.selling + saved })),
  );
const anyCart = fc.record({
  lines: anyLines,
  shipping: fc.record({ fee: fc.nat(200_000), limit: fc.option(fc.nat(3_000_000)) }),
  paymentFee: fc.constantFrom(0, 1900, 2900),
  balance: fc.oneof(fc.constant(0), fc.nat(5_000_000)),
});
const anyOptimisticUpdates = fc.array(fc.tuple(fc.constantFrom(...lineIds), fc.nat(40)), {
  minLength: 1,
  maxLength: 4,
});

it('gift cards that are left alone are sent for nothing, as the backend counts', () => {
  const card: CountedLine = { lineId: 'card', quantity: 1, selling: 5000, regular: 5000, rateBp: 0, isGiftCard: true };
  const shipping = { fee: 4900, limit: null };
  const before = presentCart('c1', { ...noOffers, lines: [mugs, card], shipping }, facts);
  expect(before.summary.shipping.fee.incVat).toBe(4900);
  const { summary } = projectCart(before, [line('mugs', 0)], { shipping }).cart;
  expect(summary.shipping).toMatchObject({ fee: { incVat: 0 }, amountLeftToFreeShipping: null });
  expect(summary.total.incVat).toBe(5000);
});

describe('the law of projections', () => {
  it('without discounts the money is the backend’s, to the öre, where no gap is named but what campaigns may give', () => {
    let sure = 0;
    fc.assert(
      fc.property(anyCart, anyOptimisticUpdates, fc.boolean(), (own, asked, isRuleKnown) => {
        const before: CountedCart = { ...noOffers, ...own };
        const wanted = new Map(asked);
        const lines = own.lines
          .map((one) => ({ ...one, quantity: wanted.get(one.lineId) ?? one.quantity }))
          .filter(({ quantity }) => quantity > 0);
        const optimisticUpdates = asked.map(([lineId, quantity]) => line(lineId, quantity));
        const shop = isRuleKnown ? { shipping: own.shipping } : {};
        const { cart: projected, unknown } = projectCart(presentCart('c1', before), optimisticUpdates, shop);
        const expected = presentCart('c1', { ...before, lines });
        expect(projected.lines.map(({ totalPrice }) => totalPrice.selling)).toEqual(
          expected.lines.map(({ totalPrice }) => totalPrice.selling),
        );
        expect(projected.summary.subTotal).toEqual(expected.summary.subTotal);
        if (unknown.some((gap) => gap !== 'discounts')) return;
        sure += 1;
        expect(projected.summary).toEqual(expected.summary);
      }),
      { numRuns: 3000 },
    );
    expect(sure).toBeGreaterThan(1500);
  });

  it('a cart with any discounts comes to the same again, as long as its lines stay as they are', () => {
    const offers = fc.record({
      percent: fc.integer({ min: 0, max: 90 }),
      amount: fc.nat(100_000),
      isFree: fc.boolean(),
    });
    fc.assert(
      fc.property(anyCart, offers, (own, { percent, amount, isFree }) => {
        const server = presentCart('c1', {
          ...noOffers,
          ...own,
          offers: [
            { kind: 'percent', offerId: 'percent', percent, lines: null },
            { kind: 'amount', offerId: 'amount', amount, lines: null },
            ...(isFree ? [{ kind: 'free-shipping', offerId: 'free' } as const] : []),
          ],
        });
        const { cart: projected } = projectCart(server, [{ kind: 'code', code: 'X' }], { shipping: own.shipping });
        expect(projected.summary.total).toEqual(server.summary.total);
        expect(projected.summary.subTotal).toEqual(server.summary.subTotal);
        expect(projected.summary.discount).toEqual(server.summary.discount);
      }),
    );
  });
});
