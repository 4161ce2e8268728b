import { expect, it } from 'vitest';
import type { VatAmount } from '@torg/commerce-sdk/domain';
import { toPurchase, type CountedOrder } from './to-purchase.ts';

const kronor = (incVat: number): VatAmount => ({ incVat: incVat * 100, exVat: incVat * 80 });
const row = {
  productId: 7,
  skuId: '71',
  articleNumber: 'K-7',
  name: 'Kudde',
  variant: 'M',
  brandName: 'Berg',
  categoryNames: ['Hem', 'Kuddar'],
  quantity: 1,
  price: kronor(100),
  discount: kronor(0),
  priceCampaignId: null,
  campaignIds: [],
};
const order: CountedOrder = {
  orderId: '1001',
  transactionId: null,
  status: 'pending',
  currency: 'SEK',
  marketId: 'se',
  promoCode: null,
  campaignNames: [],
  message: '',
  customerOrderNumber: '',
  goodsLabel: '',
  desiredDeliveryDate: null,
  itemValue: kronor(300),
  orderValue: kronor(349),
  discount: kronor(0),
  shippingFee: kronor(49),
  paymentFee: kronor(0),
  fromBalance: 0,
  toPay: 34_900,
  rows: [row, row, row],
};
const first = { nthPurchase: 1, country: 'SE' };

it('tells what an order came to on both sides of VAT, in kronor', () => {
  expect(toPurchase(order, first)).toMatchObject({
    transaction_id: '1001',
    currency: 'SEK',
    value: 349,
    value_ex_tax: 279.2,
    value_tax: 69.8,
    tax: 69.8,
    items_value: 300,
    shipping: 49,
    shipping_ex_tax: 39.2,
    nth_purchase: 1,
    country: 'SE',
  });
  expect(toPurchase(order, first)).not.toHaveProperty('coupon');
});

it('tells a row by its product, its variant, its sku and its narrowest category', () => {
  expect(toPurchase(order, { ...first, variants: { 71: 'Blå' } }).items[1]).toEqual({
    item_id: '7',
    item_name: 'Kudde',
    item_brand: 'Berg',
    item_category: 'Kuddar',
    item_variant: 'Blå',
    item_sku: '71',
    index: 1,
    quantity: 1,
    price: 100,
    sales_type: '0-5',
  });
});

it('counts the first purchase where nobody says which one it is', () => {
  expect(toPurchase(order, { country: 'NO' }).nth_purchase).toBe(1);
});

it('tells the sub-total in the account’s own currency, to one decimal, where markets are counted together', () => {
  expect(toPurchase({ ...order, itemValue: kronor(200) }, { ...first, rate: 0.9713 }).value).toBe(291.4);
});

it('spreads by price, to the öre', () => {
  const rows = [
    { ...row, quantity: 2, price: kronor(199) },
    { ...row, price: kronor(49.9) },
    { ...row, quantity: 3, price: kronor(15) },
  ];
  const whole = 2 * 199 + 49.9 + 3 * 15;
  const { items } = toPurchase({ ...order, rows, itemValue: kronor(whole - 50), discount: kronor(50) }, first);
  const shares = rows.map((one, index) => one.price.incVat - Math.round((items[index]?.price ?? 0) * 100));
  // 40.38, 5.06 and 4.56 over the rows, by the unit.
  expect(shares).toEqual([2019, 506, 152]);
});

it('spreads what was taken off the whole over the rows, the rest on the first', () => {
  const reduced = { ...order, itemValue: kronor(200), discount: kronor(100), promoCode: 'HUNDRA' };
  const { items, coupon, total_discount } = toPurchase(reduced, first);
  expect(items.map(({ price, discount }) => [price, discount])).toEqual([
    [66.66, 33.34],
    [66.67, 33.33],
    [66.67, 33.33],
  ]);
  expect([coupon, total_discount]).toEqual(['HUNDRA', 100]);
});

it('tells the price of a campaign where the price is one’s, or one of the cart made it cheaper', () => {
  const reduced = { ...row, discount: kronor(20) };
  const rows = [reduced, { ...reduced, priceCampaignId: 4 }, { ...reduced, campaignIds: ['12'] }];
  const { items } = toPurchase({ ...order, rows }, first);
  expect(items.map(({ price_campaign }) => price_campaign)).toEqual([undefined, 100, 100]);
});
