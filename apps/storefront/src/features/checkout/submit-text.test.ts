import { expect, it } from 'vitest';
import type { Cart, PaymentOption } from '@torg/commerce-sdk/domain';
import { createTranslate, loadMessages } from '@torg/i18n';
import { submitText } from './submit-text.ts';

const cart = (incVat: number) => ({ summary: { balance: { toPay: { incVat } } } }) as Cart; // all that is looked at
const payment = (flow: PaymentOption['flow']) => ({ flow, paymentType: 'STANDARD', name: '' }) as PaymentOption; // likewise

it.each([
  ['sv', 'Bekräfta köp', 'Bekräfta köp och betala', 'Bekräfta köp med betalningsskyldighet'],
  ['nb', 'Bekreft kjøp', 'Bekreft kjøp og betal', 'Bestill med betalingsplikt'],
] as const)('the button that orders says in %s whether it costs', async (locale, covered, pay, credit) => {
  const messages = await loadMessages(locale);
  const t = createTranslate({ locale, messages, onError: ({ message }) => expect.unreachable(message) });
  expect(submitText({ cart: cart(0), payment: null }, t)).toBe(covered);
  expect(submitText({ cart: cart(0), payment: payment('shop') }, t)).toBe(covered);
  expect(submitText({ cart: cart(100), payment: payment('redirect') }, t)).toBe(pay);
  expect(submitText({ cart: cart(100), payment: payment('shop') }, t)).toBe(credit);
  expect(submitText({ cart: cart(100), payment: payment('embedded') }, t)).toBe(credit);
  expect(submitText({ cart: null, payment: null }, t)).toBe(pay);
});

it('promises no order where the next page has the button that orders', async () => {
  const t = createTranslate({ locale: 'nb', messages: await loadMessages('nb'), onError: () => expect.unreachable() });
  const inForm = { drawsForms: true };
  expect(submitText({ cart: cart(100), payment: payment('embedded') }, t, inForm)).toBe('Fortsett til betalingen');
  expect(submitText({ cart: cart(0), payment: payment('embedded') }, t, inForm)).toBe('Bekreft kjøp');
  expect(submitText({ cart: cart(100), payment: payment('shop') }, t, inForm)).toBe('Bestill med betalingsplikt');
});
