import { expect, it } from 'vitest';
import type { CustomerType, PaymentOption, ShippingOption } from '@torg/commerce-sdk/domain';
import { isStepDone } from './is-step-done.ts';
import { stepAt, stepNames } from '../../navigation/checkout-step-names.ts';

/** As the store has it: what is worked out is a getter of its class. */
class Filled {
  readonly typed: Readonly<Record<string, string>>;
  readonly isBilled: boolean;
  readonly cart = null;
  constructor(typed: Readonly<Record<string, string>>, isBilled = false) {
    this.typed = typed;
    this.isBilled = isBilled;
  }
  get customerType() {
    return (this.typed.customerType ?? 'PERSON') as CustomerType; // as the tests say it
  }
  get hasOtherAddress() {
    return this.typed.otherAddress !== undefined;
  }
  get shipping() {
    return this.typed.shippingId === undefined ? null : ({} as ShippingOption); // that there is one is all that counts
  }
  get payment() {
    return this.typed.paymentId === undefined ? null : ({} as PaymentOption); // that there is one is all that counts
  }
}

const rules = { country: 'SE', today: '2026-11-23' };
const address = { zip: '11122', city: 'Stockholm', firstName: 'Anna', lastName: 'Lind', addressLine1: 'Storgatan 1' };
const at = (name: string) =>
  Object.fromEntries(Object.entries(address).map(([part, text]) => [`${name}.${part}`, text]));
const before = { email: 'anna@torg.example', ...at('billingAddress'), shippingId: '1' };
const doneOf = (typed: Readonly<Record<string, string>>, isBilled = false) =>
  stepNames.filter((name) => isStepDone(name, new Filled(typed, isBilled), rules));

it('is done once all is filled in that it cannot do without', () => {
  expect(doneOf({})).toEqual([]);
  expect(doneOf({ email: 'anna@torg.example', 'billingAddress.zip': '11122' })).toEqual(['contact']);
  expect(doneOf({ ...at('billingAddress'), otherAddress: 'on' })).toEqual([]);
  expect(doneOf({ ...at('billingAddress'), ...at('shippingAddress'), otherAddress: 'on' })).toEqual(['address']);
  expect(doneOf({ shippingId: '1' })).toEqual(['delivery']);
});

it('is not done for payment before who buys, where to and how it is sent are', () => {
  expect(doneOf({ shippingId: '1', paymentId: '2' })).toEqual(['delivery']);
  expect(doneOf({ ...before, paymentId: '2' })).toEqual(['contact', 'address', 'delivery', 'payment']);
});

it('is not done while something in it is wrong', () => {
  expect(doneOf({ email: 'anna' })).toEqual([]);
  expect(doneOf({ ...at('billingAddress'), 'billingAddress.zip': '111' })).toEqual([]);
  expect(doneOf({ ...at('billingAddress'), 'billingAddress.mobile': '12' })).toEqual([]);
  const company = { customerType: 'ORGANIZATION', email: 'anna@torg.example', 'billingAddress.company': 'Lind AB' };
  expect(doneOf({ ...company, identityNumber: '556016-0681' })).toEqual([]);
  expect(doneOf({ ...company, identityNumber: '556016-0680' })).toEqual(['contact']);
});

it('asks whoever is billed for their number where they choose that', () => {
  const isPaymentDone = (identityNumber?: string, isBilled = false) =>
    doneOf({ ...before, paymentId: '2', ...(identityNumber && { identityNumber }) }, isBilled).includes('payment');
  expect(isPaymentDone(undefined, true)).toBe(false);
  expect(isPaymentDone('811218-9875', true)).toBe(false);
  expect(isPaymentDone('811218-9875')).toBe(true);
  expect(isPaymentDone('811218-9876', true)).toBe(true);
});

it('is led to by a fragment in the words of the language', () => {
  expect([stepAt('#leverans', 'sv'), stepAt('levering', 'nb'), stepAt('#levering', 'sv'), stepAt('', 'sv')]).toEqual([
    'delivery',
    'delivery',
    null,
    null,
  ]);
});
