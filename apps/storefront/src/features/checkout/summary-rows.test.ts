import { expect, it } from 'vitest';
import type { CartSummary, VatAmount } from '@torg/commerce-sdk/domain';
import { loadMessages } from '@torg/i18n';
import { createTranslation } from '@torg/i18n/react';
import { summaryRows } from './summary-rows.ts';

const { t } = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});
const kronor = (incVat: number): VatAmount => ({ incVat: incVat * 100, exVat: incVat * 80 });

function rowsOf(vatView: 'incVat' | 'exVat', { byBalance = 0 } = {}) {
  const summary = {
    currency: 'SEK',
    ...{ subTotal: kronor(500), total: kronor(525), paymentFee: kronor(25) },
    shipping: { fee: kronor(50), amountLeftToFreeShipping: null, isDefault: false },
    balance: { pending: byBalance * 100, remaining: 0, toPay: kronor(525 - byBalance) },
    vats: [{ rateBp: 2500, amount: 105_00 }],
  } as unknown as CartSummary; // all that the rows look at
  return summaryRows(summary, { locale: 'sv', vatView, t }).map(({ label, value, kind }) =>
    [kind === 'total' ? '=' : '', label, value].join(' ').trim().replaceAll(/\s/g, ' '),
  );
}

it('add up to the total, with VAT in all of them', () => {
  expect(rowsOf('incVat')).toEqual([
    'Varor 500 kr',
    'Rabatt −50 kr',
    'Frakt 50 kr',
    'Avgift för betalsättet 25 kr',
    '= Totalt 525 kr',
    'Varav moms 25 % 105 kr',
  ]);
});

it('add up to the total without VAT for an organisation; what it pays stands out after it', () => {
  expect(rowsOf('exVat')).toEqual([
    'Varor 400 kr',
    'Rabatt −40 kr',
    'Frakt 40 kr',
    'Avgift för betalsättet 20 kr',
    'Totalt 420 kr exkl. moms',
    '= Att betala inkl. moms 525 kr',
    'Varav moms 25 % 105 kr',
  ]);
});

it('say what is left to pay where a balance pays a part', () => {
  expect(rowsOf('incVat', { byBalance: 100 }).slice(4)).toEqual([
    'Totalt 525 kr',
    'Betalas med saldo eller presentkort −100 kr',
    '= Att betala 425 kr',
    'Varav moms 25 % 105 kr',
  ]);
});
