import { expect, it } from 'vitest';
import type { PaymentOption } from './checkout.ts';
import { inLawfulOrder, preselectedPayment } from './payment-order.ts';

const option = (name: string, flow: PaymentOption['flow'], isDefault = false): PaymentOption => ({
  ...{ paymentId: 1, name, flow, isDefault, isSelected: isDefault, fee: { incVat: 0, exVat: 0 } },
  ...{ paymentType: 'STANDARD', paymentData: null, isNewSession: false, logo: null },
});
const [invoice, later, card, swish] = [
  option('invoice', 'shop', true),
  option('later', 'embedded'),
  option('card', 'redirect', true),
  option('swish', 'redirect'),
];

it('shows what is no credit first, and keeps the order beside that', () => {
  expect(inLawfulOrder([invoice, later, card, swish]).map(({ name }) => name)).toEqual([
    'card',
    'swish',
    'invoice',
    'later',
  ]);
});

it('chooses no credit beforehand, not even where there is nothing else', () => {
  expect(preselectedPayment([invoice, card])).toBe(card);
  expect(preselectedPayment([invoice, later, swish])).toBeNull();
});
