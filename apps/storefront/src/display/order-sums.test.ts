import { expect, it } from 'vitest';
import type { CartSummary } from '@torg/commerce-sdk/domain';
import { createTranslate, loadMessages } from '@torg/i18n';
import { buildCart, buildCartLine } from '@torg/stores/testing';
import { orderSums } from './order-sums.ts';

const t = createTranslate({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});
const view = { locale: 'sv', vatView: 'incVat', t, paymentName: 'Kort', isPaid: false } as const;
const plain = buildCart([buildCartLine(1, 2)]);
const amount = (incVat: number) => ({ incVat, exVat: incVat * 0.8 });

function rowsOf(
  summary: Partial<CartSummary>,
  more: Partial<typeof view> | object = {},
  promoCode: string | null = null,
) {
  const cart = { ...plain, promoCode, summary: { ...plain.summary, ...summary } };
  return orderSums(cart, { ...view, ...more }).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll('\u00a0', ' '),
  );
}

it('go from the goods to the total and the VAT in it', () => {
  expect(rowsOf({})).toEqual(['Varor: 200 kr', 'Frakt: Fri frakt', 'Totalt: 200 kr', 'Varav moms 25 %: 40 kr']);
});

it('tell of fees, and what was taken off by its code', () => {
  const reduced = {
    fixedDiscount: amount(5000),
    shipping: { fee: amount(4900), amountLeftToFreeShipping: 0, isDefault: false },
    paymentFee: amount(1900),
    total: amount(21_800),
  };
  const rows = rowsOf(reduced, {}, 'HUNDRA');
  expect(rows).toContain('Rabatt (HUNDRA): −50 kr');
  expect(rows).toContain('Frakt: 49 kr');
  expect(rows).toContain('Avgift för betalsättet: 19 kr');
});

it('name a code that took nothing off the whole', () => {
  expect(rowsOf({}, {}, 'FRIFRAKT')).toContain('Rabattkod: FRIFRAKT');
});

it('show an organization both totals', () => {
  const rows = rowsOf({}, { vatView: 'exVat' });
  expect(rows).toEqual(
    expect.arrayContaining(['Varor: 160 kr', 'Totalt exkl. moms: 160 kr', 'Totalt inkl. moms: 200 kr']),
  );
});

it('tell what a gift card paid, and what was left', () => {
  const rows = rowsOf({ balance: { pending: 15_000, remaining: 0, toPay: amount(5000) } });
  expect(rows.slice(-2)).toEqual(['Betalt med saldo eller presentkort: −150 kr', 'Kvar för Kort: 50 kr']);
  const paid = rowsOf({ balance: { pending: 15_000, remaining: 0, toPay: amount(5000) } }, { isPaid: true });
  expect(paid.slice(-2)).toEqual(['Betalt med saldo eller presentkort: −150 kr', 'Betalt med Kort: −50 kr']);
});

it('ask for nothing more of what was cancelled', () => {
  const rows = rowsOf({ balance: { pending: 15_000, remaining: 0, toPay: amount(5000) } }, { isPaid: null });
  expect(rows.at(-1)).toBe('Betalt med saldo eller presentkort: −150 kr');
});
