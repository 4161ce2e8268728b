import { expect, it } from 'vitest';
import { summaryOf } from './cart-summary.ts';
import { cartTotals } from './cart-totals.ts';

it('tells a shopper the totals of a cart, with what they save on both sides of VAT', () => {
  const totals = cartTotals({
    lines: [
      { lineId: 'mugs', quantity: 3, selling: 1995, regular: 2495, rateBp: 2500 },
      { lineId: 'coffee', quantity: 1, selling: 1900, regular: 1900, rateBp: 600 },
    ],
    offers: [],
    shipping: { fee: 4900, limit: 9900 },
    paymentFee: 0,
    balance: 0,
    standardRateBp: 2500,
  });
  expect(summaryOf(totals, { currency: 'SEK', isDefault: true })).toEqual({
    currency: 'SEK',
    subTotal: { incVat: 7885, exVat: 6580 },
    total: { incVat: 12_785, exVat: 10_669 },
    discount: { incVat: 1500, exVat: 1200 },
    fixedDiscount: { incVat: 0, exVat: 0 },
    vat: 2116,
    vats: [
      { rateBp: 2500, amount: 1941 },
      { rateBp: 600, amount: 175 },
    ],
    shipping: { fee: { incVat: 4900, exVat: 4089 }, amountLeftToFreeShipping: 2015, isDefault: true },
    paymentFee: { incVat: 0, exVat: 0 },
    balance: { pending: 0, remaining: 0, toPay: { incVat: 12_785, exVat: 10_669 } },
  });
});
