import { expect, it } from 'vitest';
import type { CartLine, Price } from '@torg/commerce-sdk/domain';
import { toCheckout, type CheckoutCart } from './to-checkout.ts';

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
