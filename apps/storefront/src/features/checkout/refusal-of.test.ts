import { expect, it } from 'vitest';
import type { PaymentOption, ShippingOption } from '@torg/commerce-sdk/domain';
import { refusalOf } from './refusal-of.ts';

type Known = Parameters<typeof refusalOf>[1];
type Shown = Known['shown']['store'];

const byParcel = { shippingId: 1 } as ShippingOption; // all that the rule looks at
const byCard = { paymentId: 2 } as PaymentOption; // all that the rule looks at
const offered: Shown = {
  ...{ typed: { 'billingAddress.zip': '11122' }, shippingOptions: [byParcel], paymentOptions: [byCard] },
  ...{ shipping: byParcel, payment: byCard, state: { status: 'ready', checkout: null, error: null } },
};
const nothingOffered: Shown = { ...offered, shippingOptions: [], paymentOptions: [], shipping: null, payment: null };

function known(store: Shown, more: Partial<Known> = {}): Known {
  return { sent: {}, answered: null, since: {}, shown: { store, hasZip: true, isSent: true }, ...more };
}

const missing = { shippingId: 'choice', paymentId: 'choice' } as const;

it('lets a choice go that was missing, once the page came with one', () => {
  const nothingChosen = { ...offered, shipping: null, payment: null };
  expect(refusalOf('shippingId', known(nothingChosen, { sent: missing }))).toBe('choice');
  expect(refusalOf('paymentId', known(nothingChosen, { sent: missing }))).toBe('choice');
  expect(refusalOf('shippingId', known(offered, { sent: missing }))).toBeNull();
  expect(refusalOf('paymentId', known(offered, { sent: missing }))).toBeNull();
});

it('tells of the postal code where nothing is sent to it, and not of choices that nobody has', () => {
  const sent = known(nothingOffered, { sent: missing, since: { 'billingAddress.zip': null } });
  expect(refusalOf('billingAddress.zip', sent)).toBe('noShipping');
  expect(refusalOf('shippingId', sent)).toBeNull();
  expect(refusalOf('paymentId', sent)).toBeNull();
});

it('tells of the postal code that the goods go to', () => {
  const elsewhere = known({ ...nothingOffered, typed: { otherAddress: 'on' } });
  expect(refusalOf('billingAddress.zip', elsewhere)).toBeNull();
  expect(refusalOf('shippingAddress.zip', elsewhere)).toBe('noShipping');
});

it('says nothing of it before the order is sent, or while nobody answers', () => {
  const unsent = { shown: { store: nothingOffered, hasZip: true, isSent: false } };
  expect(refusalOf('billingAddress.zip', known(nothingOffered, unsent))).toBeNull();
  const failed = { ...nothingOffered, state: { ...nothingOffered.state, status: 'failed' as const } };
  expect(refusalOf('billingAddress.zip', known(failed))).toBeNull();
  expect(refusalOf('shippingId', known(failed, { sent: missing }))).toBe('choice');
});

it('takes what was offered last for chosen while nobody answers', () => {
  const failed = { ...offered, state: { ...offered.state, status: 'failed' as const } };
  expect(refusalOf('shippingId', known(failed, { sent: missing }))).toBeNull();
  expect(refusalOf('paymentId', known(failed, { sent: missing }))).toBeNull();
});

it('follows what the API says and what is put right since', () => {
  const answered = { name: 'email', refusal: 'required' } as const;
  expect(refusalOf('email', known(offered, { answered }))).toBe('required');
  expect(refusalOf('email', known(offered, { answered, since: { email: null } }))).toBeNull();
});
