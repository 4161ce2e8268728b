import { expect, it } from 'vitest';
import type { PaymentOption, ShippingOption } from '@torg/commerce-sdk/domain';
import { isStepDone } from './is-step-done.ts';
import { stepAt, stepNames } from './step-names.ts';

/** As the store has it: what is worked out is a getter of its class. */
class Filled {
  readonly typed: Readonly<Record<string, string>>;
  readonly customerType = 'PERSON';
  constructor(typed: Readonly<Record<string, string>>) {
    this.typed = typed;
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

const address = { zip: '11122', city: 'Stockholm', firstName: 'Anna', lastName: 'Lind', addressLine1: 'Storgatan 1' };
const at = (name: string) =>
  Object.fromEntries(Object.entries(address).map(([part, text]) => [`${name}.${part}`, text]));
const doneOf = (typed: Readonly<Record<string, string>>) =>
  stepNames.filter((name) => isStepDone(name, new Filled(typed)));

it('is done once all is filled in that it cannot do without', () => {
  expect(doneOf({})).toEqual([]);
  expect(doneOf({ email: 'anna@torg.example', 'billingAddress.zip': '11122' })).toEqual(['contact']);
  expect(doneOf({ ...at('billingAddress'), otherAddress: 'on' })).toEqual([]);
  expect(doneOf({ ...at('billingAddress'), ...at('shippingAddress'), otherAddress: 'on' })).toEqual(['address']);
  expect(doneOf({ shippingId: '1', paymentId: '2' })).toEqual(['delivery', 'payment']);
});

it('is led to by a fragment in the words of the language', () => {
  expect([stepAt('#leverans', 'sv'), stepAt('levering', 'nb'), stepAt('#levering', 'sv'), stepAt('', 'sv')]).toEqual([
    'delivery',
    'delivery',
    null,
    null,
  ]);
});
