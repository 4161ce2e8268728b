import { expect, it } from 'vitest';
import type { CartLine, PlacedOrderRow, Price } from '@torg/commerce-sdk/domain';
import { toCheckout, type CheckoutCart } from './to-checkout.ts';
import { toPurchase, type CountedOrder } from './to-purchase.ts';

const priceOf = (kronor: number): Price => {
  const selling = { incVat: kronor * 100, exVat: kronor * 80 };
  return {
    ...{ currency: 'SEK', selling, regular: selling, vat: kronor * 20 },
    isDiscounted: false,
    discountPercentage: 0,
  };
};
const line = (skuId: number, quantity = 1): CartLine => ({
  ...{ id: `line-${skuId}`, skuId, quantity, unitPrice: priceOf(100), totalPrice: priceOf(100 * quantity) },
  ...{ groupKey: null, isFreeGift: false, message: null, package: null, campaigns: [], campaignPrices: [] },
  product: {
    ...{ productId: 7, type: 'product', alias: 'mugg', name: 'Mugg', articleNumber: 'M-7', canonicalUrl: '/p/mugg' },
    ...{ brandName: 'Lera', categoryName: 'Muggar', choices: [], images: [], discountType: 'NONE', lowestPrice: null },
    sku: { skuId, productId: 7, articleNumber: 'M-7', name: '-', gtin: null, stock: null as never }, // not looked at
  },
});
const none = { incVat: 0, exVat: 0 };
const cart = (lines: readonly CartLine[], fixedDiscount = none): CheckoutCart => ({
  lines,
  promoCode: null,
  summary: { currency: 'SEK', fixedDiscount } as CheckoutCart['summary'], // nothing else of it is told
});

it('tells what the goods of a cart cost, in kronor and without fees', () => {
  const told = toCheckout(cart([line(1), line(2, 3)]));
  expect(told).toMatchObject({ currency: 'SEK', value: 400 });
  expect(told).not.toHaveProperty('coupon');
  expect(told.items[1]).toEqual({
    ...{ item_id: '7', item_name: 'Mugg', item_brand: 'Lera', item_category: 'Muggar', item_sku: '2' },
    ...{ index: 1, quantity: 3, price: 100, sales_type: '0-5' },
  });
});

it('tells an organisation’s cart without VAT', () => {
  const told = toCheckout(cart([line(1)]), { vatView: 'exVat' });
  expect([told.value, told.items[0]?.price]).toEqual([80, 80]);
});

it('spreads what is taken off the cart as a whole over its lines, the rest on the first', () => {
  const reduced = cart([line(1), line(2), line(3)], { incVat: 10_000, exVat: 8_000 });
  const { value, coupon, items } = toCheckout({ ...reduced, promoCode: 'HUNDRA' });
  expect([value, coupon]).toEqual([200, 'HUNDRA']);
  expect(items.map(({ price, discount }) => [price, discount])).toEqual([
    [66.66, 33.34],
    [66.67, 33.33],
    [66.67, 33.33],
  ]);
});

it('takes no more off a cart than its goods cost', () => {
  expect(toCheckout(cart([line(1)], { incVat: 50_000, exVat: 40_000 }))).toMatchObject({
    value: 0,
    items: [{ price: 0, discount: 100 }],
  });
});

/** A line that campaigns and codes made cheaper, and the row of the order that it becomes. */
function bought(skuId: number, quantity: number, selling: number, overrides: Partial<CartLine> = {}) {
  const total = { ...priceOf(selling), regular: priceOf(100 * quantity).selling };
  const taken = 100 * quantity - selling;
  const row: PlacedOrderRow = {
    ...{ productId: 7, skuId: String(skuId), articleNumber: 'M-7', name: 'Mugg', variant: '-', brandName: 'Lera' },
    ...{ categoryNames: ['Hem', 'Muggar'], quantity, priceCampaignId: null, campaignIds: ['12'] },
    price: { incVat: Math.round((selling * 100) / quantity), exVat: Math.round((selling * 80) / quantity) },
    discount: { incVat: taken * 100, exVat: taken * 80 },
  };
  const campaigns: CartLine['campaigns'] = [{ name: 'Höst', isTitleHidden: false }] as never; // that there is one is told
  return { line: { ...line(skuId, quantity), totalPrice: total, campaigns, ...overrides }, row };
}

it('tells the items as the purchase will, with what a code, a campaign and a gift take off', () => {
  const goods = [bought(1, 1, 90), bought(2, 3, 270), bought(3, 1, 0, { isFreeGift: true })];
  const taken = { incVat: 5_000, exVat: 4_000 };
  const lines = goods.map((one) => one.line);
  const { items } = toCheckout(cart(lines, taken));
  const paid = { incVat: 31_000, exVat: 24_800 };
  const order = {
    ...{ orderId: '1001', currency: 'SEK', orderValue: paid, itemValue: paid, shippingFee: none, discount: none },
    ...{ promoCode: null, rows: goods.map(({ row }) => row) },
  } as unknown as CountedOrder; // nothing else of it is told
  expect(items).toEqual(toPurchase(order, { country: 'SE' }).items);
  expect(items.map(({ price, discount, sales_type }) => [price, discount, sales_type])).toEqual([
    [77.5, 22.5, '21-30'],
    [77.5, 22.5, '21-30'],
    [0, 100, '81-100'],
  ]);
});
