import { expect, it } from 'vitest';
import type { CartSummary } from '@torg/commerce-sdk/domain';
import { cartDeduction } from './cart-deduction.ts';

const amount = (incVat: number) => ({ incVat, exVat: incVat * 0.8 });

function summary(subTotal: number, fee: number, total: number): CartSummary {
  return {
    currency: 'SEK',
    subTotal: amount(subTotal),
    total: amount(total),
    // What the goods are reduced by: already in the subtotal.
    discount: amount(30_000),
    fixedDiscount: amount(0),
    vat: 0,
    vats: [],
    shipping: { fee: amount(fee), amountLeftToFreeShipping: 0, isDefault: true },
    paymentFee: amount(0),
    balance: { pending: 0, remaining: 0, toPay: amount(total) },
  };
}

it('is nothing where only the goods are reduced', () => {
  expect(cartDeduction(summary(119_000, 0, 119_000), 'incVat')).toBe(0);
});

it('is what makes the rows add up to the total', () => {
  expect(cartDeduction(summary(10_000, 4_900, 12_400), 'incVat')).toBe(2_500);
  expect(cartDeduction(summary(10_000, 4_900, 12_400), 'exVat')).toBe(2_000);
});
