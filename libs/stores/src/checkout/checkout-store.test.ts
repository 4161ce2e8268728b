import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Checkout, CheckoutDetails, PaymentOption, ShippingOption } from '@torg/commerce-sdk/domain';
import { createMemoryStorage } from '../testing/create-memory-storage.ts';
import { buildCart } from '../testing/build-cart.ts';
import { createCheckoutDrafts } from './checkout-draft.ts';
import { CheckoutStore, type CheckoutStart } from './checkout-store.ts';

const free = { incVat: 0, exVat: 0 };
const payment = (paymentId: number, flow: PaymentOption['flow']): PaymentOption => ({
  ...{ paymentId, name: flow, fee: free, flow, isDefault: paymentId === 1, isSelected: paymentId === 1 },
  ...{ paymentType: 'STANDARD', paymentData: null, isNewSession: false, logo: null },
});
const shipping = (shippingId: number, agents: readonly object[] = []): ShippingOption => ({
  ...{ shippingId, name: 'Ombud', fee: free, isDefault: shippingId === 1, isSelected: shippingId === 1 },
  ...{ amountLeftToFreeShipping: null, externalId: null, logo: null, subOptions: [] },
  shippingData: JSON.stringify({ agents }),
});

const opened: Checkout = {
  ...{ cart: buildCart(), email: '', identityNumber: '', billingAddress: null, shippingAddress: null },
  shippingOptions: [],
  paymentOptions: [payment(4, 'shop'), payment(1, 'redirect')],
  ...{ shippingData: null, isBlocked: false },
};
const withDelivery = { ...opened, shippingOptions: [shipping(1, [{ id: 'near', distance: 250 }]), shipping(2)] };

let sent: CheckoutDetails[];
let store: CheckoutStore;
const kept = createMemoryStorage();

function createStore(start: Partial<CheckoutStart> = {}) {
  return new CheckoutStore(
    {
      update: async (details) => {
        sent.push(details);
        return { kind: 'open', checkout: withDelivery };
      },
      drafts: createCheckoutDrafts(kept, () => 'key-1'),
      isPostalCode: (text) => /^\d{5}$/.test(text),
      report: () => {},
    },
    { checkout: opened, customerType: 'PERSON', typed: {}, ...start },
  );
}

beforeEach(() => {
  kept.write('');
  sent = [];
  store = createStore();
});

describe('a checkout', () => {
  it('offers ways of delivery once the postal code is whole, the nearest place first', async () => {
    store.follow({ 'billingAddress.zip': '111' });
    expect(sent).toEqual([]);
    store.follow({ 'billingAddress.zip': '11122' });
    await vi.waitFor(() => expect(store.shipping?.shippingId).toBe(1));
    expect(sent).toEqual([{ billingAddress: { zip: '11122' } }]);
    expect(store.pickupPoints.map(({ id }) => id)).toEqual(['near']);
  });

  it('shows credit last, and chooses none beforehand', () => {
    expect(store.paymentOptions.map(({ paymentId }) => paymentId)).toEqual([1, 4]);
    expect([store.payment?.paymentId, store.isBilled]).toEqual([1, false]);
  });

  it('chooses nothing beforehand that the order may not be paid by, nor keeps it', () => {
    const onAccount = createStore({ mayPay: ({ flow }) => flow === 'shop' });
    expect(onAccount.paymentOptions.map(({ paymentId }) => paymentId)).toEqual([1, 4]);
    expect([onAccount.payableOptions.map(({ paymentId }) => paymentId), onAccount.payment]).toEqual([[4], null]);
    store.follow({ paymentId: '1' });
    expect(store.payment?.paymentId).toBe(1);
    store.judgePaymentBy(({ flow }) => flow === 'shop');
    expect(store.payment).toBeNull();
    store.judgePaymentBy(() => true);
    expect(store.payment?.paymentId).toBe(1);
  });

  it('goes on without the way of paying that the customer was blocked from, and chooses no credit in its place', async () => {
    const byCard = { ...opened, email: 'anna@torg.example', isBlocked: true };
    store = createStore({ checkout: byCard, typed: { email: 'Anna@Torg.example ', paymentId: '1' } });
    expect(store.paymentOptions.map((option) => store.isBlocked(option))).toEqual([true, false]);
    expect(store.payment).toBeNull();
    store.follow({ ...store.typed, paymentId: '4' });
    await vi.waitFor(() => expect(store.isChanging).toBe(false));
    expect([store.checkout?.isBlocked, store.payment?.paymentId]).toEqual([false, 4]);
    expect(store.payableOptions.map(({ paymentId }) => paymentId)).toEqual([4]);
    store.follow({ ...store.typed, email: 'maja@torg.example', paymentId: '1' });
    expect(store.payment?.paymentId).toBe(1);
  });

  it('judges a way of paying by what is left to pay with its own fee', () => {
    const mayPay = vi.fn(() => true);
    const summary = { ...opened.cart.summary, paymentFee: { incVat: 2_900, exVat: 2_320 } };
    const toPay = { incVat: 102_900, exVat: 82_320 };
    const cart = { ...opened.cart, summary: { ...summary, balance: { ...summary.balance, toPay } } };
    const paymentOptions = [payment(1, 'redirect'), { ...payment(4, 'shop'), fee: summary.paymentFee }];
    void createStore({ checkout: { ...opened, cart, paymentOptions }, mayPay }).payableOptions;
    const order = { customerType: 'PERSON', currency: summary.currency };
    expect(mayPay.mock.calls).toEqual([
      [paymentOptions[0], { ...order, amount: 100_000 }],
      [paymentOptions[1], { ...order, amount: 102_900 }],
    ]);
  });

  it('keeps a choice as long as it is offered', async () => {
    store.follow({ shippingId: '2' });
    await vi.waitFor(() => expect(store.shipping?.shippingId).toBe(2));
    store.follow({ shippingId: '9' });
    expect(store.shipping?.shippingId).toBe(1);
  });

  it('has no way of delivery while a choice is unfinished, and forgets that with the visit', async () => {
    store.follow({ 'billingAddress.zip': '11122', shippingId: '2' });
    await vi.waitFor(() => expect(store.shipping?.shippingId).toBe(2));
    store.follow({ ...store.typed, shippingId: '' });
    expect(store.shipping).toBeNull();
    expect(store.recall('cart-1')).not.toHaveProperty('shippingId');
    store.follow({ ...store.typed, shippingId: '2' });
    expect(store.shipping?.shippingId).toBe(2);
  });

  it('takes the number of a person for none of an organisation', () => {
    store.follow({ customerType: 'PERSON', identityNumber: '5560160680' });
    store.follow({ customerType: 'ORGANIZATION', identityNumber: '5560160680' });
    expect([store.typed.identityNumber, createStore().recall('cart-1').identityNumber]).toEqual([undefined, undefined]);
    store.follow({ customerType: 'ORGANIZATION', identityNumber: '5567037485' });
    expect(createStore().recall('cart-1').identityNumber).toBe('5567037485');
  });

  it('sends all anew that choices and sums hang on where the cart became another one', async () => {
    store.follow({ 'billingAddress.zip': '11122', shippingId: '2', email: 'anna@torg.example' });
    await vi.waitFor(() => expect(store.isChanging).toBe(false));
    sent = [];
    await store.startOver();
    expect(sent).toEqual([{ billingAddress: { zip: '11122' }, shippingAddress: { zip: '' }, shippingId: 2 }]);
    expect(store.typed.email).toBe('anna@torg.example');
  });

  it('sends what an earlier visit typed and the server does not know, as where its checkout could not be read', async () => {
    const typed = { 'billingAddress.zip': '11122' };
    store = createStore({ checkout: null, kept: typed });
    expect(store.typed).toMatchObject(typed);
    store.follow(store.typed);
    await vi.waitFor(() => expect(store.shippingOptions).toHaveLength(2));
    expect(sent).toEqual([{ billingAddress: { zip: '11122' } }]);
  });

  it('goes on after a reload with what was typed', () => {
    store.follow({ email: 'anna@torg.example', identityNumber: '198112189876' });
    expect(createStore().recall('cart-1')).toEqual({ email: 'anna@torg.example' });
    store.forget();
    expect(createStore().recall('cart-1')).toEqual({});
  });

  it('recalls the terms for what the shopper left to pay, and asks for them again where the cart or the sum changed', () => {
    store.follow({ terms: 'on' });
    store.agree('cart-1');
    const dearer = structuredClone(opened);
    dearer.cart.summary.total.incVat += 49;
    expect(createStore().recall('cart-1').terms).toBe('on');
    expect(createStore().recall('cart-2').terms).toBeUndefined();
    expect(createStore({ checkout: dearer }).recall('cart-1').terms).toBeUndefined();
  });
});
