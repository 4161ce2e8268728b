import { expect, it } from 'vitest';
import type { Cart } from '@torg/commerce-sdk/domain';
import { loadMessages } from '@torg/i18n';
import { createTranslation } from '@torg/i18n/react';
import { buildCart, buildCartLine } from '@torg/stores/testing';
import { summaryRows } from './summary-rows.ts';

const { t } = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});

const amount = (incVat: number) => ({ incVat, exVat: incVat * 0.8 });

/** Two mugs at 100 kr, sent for 49 kr, with what a test changes of it. */
function cartOf(changes: Partial<Cart['summary']> = {}, promoCode: string | null = null): Cart {
  const cart = buildCart([buildCartLine(7, 2)], { promoCode });
  const shipping = { fee: amount(4_900), amountLeftToFreeShipping: 0, isDefault: false };
  return { ...cart, summary: { ...cart.summary, total: amount(24_900), shipping, ...changes } };
}

const rowsOf = (cart: Cart, vatView: 'incVat' | 'exVat' = 'incVat') =>
  summaryRows(cart, { locale: 'sv', vatView, t }).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll(/\s/g, ' '),
  );

it('adds up the goods and their shipping, and tells the VAT in it', () => {
  expect(rowsOf(cartOf())).toEqual(['Varor: 200 kr', 'Frakt: 49 kr', 'Totalt: 249 kr', 'Varav moms 25 %: 40 kr']);
});

it('names the code that takes something off', () => {
  expect(rowsOf(cartOf({ total: amount(14_900) }, 'HUNDRA'))).toContain('Rabattkod HUNDRA: −100 kr');
});

it('tells what a balance or a gift card pays, and what is left, and calls its code no discount', () => {
  const balance = { pending: 20_000, remaining: 0, toPay: amount(4_900) };
  const rows = rowsOf(cartOf({ balance, total: amount(23_900) }, 'PRESENT'));
  expect(rows).toContain('Rabatt: −10 kr');
  expect(rows.slice(3, 6)).toEqual([
    'Totalt: 239 kr',
    'Betalas med saldo eller presentkort: −200 kr',
    'Kvar att betala: 49 kr',
  ]);
});

it('tells the total both ways to whoever reads without VAT', () => {
  expect(rowsOf(cartOf(), 'exVat').slice(0, 4)).toEqual([
    'Varor: 160 kr',
    'Frakt: 39,20 kr',
    'Totalt exkl. moms: 199,20 kr',
    'Totalt inkl. moms: 249 kr',
  ]);
});

it('tells a fee for the way of paying, which is no part of the discount', () => {
  const rows = rowsOf(cartOf({ paymentFee: amount(2_000), total: amount(26_900) }));
  expect(rows.slice(1, 4)).toEqual(['Frakt: 49 kr', 'Betalningsavgift: 20 kr', 'Totalt: 269 kr']);
});
