import { describe, expect, it } from 'vitest';
import { addressAnswer } from '../../testing/address-answer.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { cartAnswer } from '../../testing/cart-answer.ts';
import { createOrUpdateCheckout } from './create-or-update-checkout.ts';
import { setCartShippingFee } from './set-cart-shipping-fee.ts';
import { validateOrderConditions } from './validate-order-conditions.ts';

const option = { id: 2, name: 'Kort', displayName: 'Ombud', feeIncVat: 49, feeExVat: 39.2, logo: null };
const shipping = {
  ...option,
  isDefault: true,
  isSelected: false,
  externalId: 'n1',
  shippingData: '{}',
  amountLeftToFreeShipping: -1,
};
const payment = {
  ...option,
  displayName: null,
  isDefault: false,
  isSelected: true,
  paymentType: null,
  checkoutType: 'EXTERNAL',
  paymentData: '<form></form>',
  newCheckoutSession: true,
};
const checkoutAnswer = {
  email: 'maja@torg.example',
  identityNumber: null,
  billingAddress: addressAnswer,
  shippingAddress: Object.fromEntries(Object.keys(addressAnswer).map((part) => [part, ''])),
  shippingOptions: [{ ...shipping, subOptions: [shipping, null] }, null],
  paymentOptions: [payment],
  shippingData: null,
  checkoutStatus: 'OK',
  cart: cartAnswer,
};

function answering(change: object = {}) {
  return answeringClient(() => json({ data: { createOrUpdateCheckout: { ...checkoutAnswer, ...change } } }));
}

function refusing(code: string) {
  return answeringClient(() => json({ errors: [{ message: 'No', extensions: { code } }] })).client;
}

const cart = { cartId: 'c1' };

describe('a checkout', () => {
  it('gives all that can be chosen, fees in minor units', async () => {
    const sending = { name: 'Ombud', fee: { incVat: 4900, exVat: 3920 }, amountLeftToFreeShipping: null };
    expect(await createOrUpdateCheckout(answering().client, cart)).toMatchObject({
      kind: 'open',
      checkout: {
        email: 'maja@torg.example',
        identityNumber: '',
        billingAddress: { firstName: 'Maja', zip: '111 22' },
        shippingOptions: [{ ...sending, shippingId: 2, externalId: 'n1', subOptions: [sending] }],
        paymentOptions: [
          {
            paymentId: 2,
            name: 'Kort',
            paymentType: 'STANDARD',
            flow: 'embedded',
            isNewSession: true,
            isSelected: true,
          },
        ],
        isBlocked: false,
        cart: { id: 'c1' },
      },
    });
  });

  it('takes an address of empty parts for none', async () => {
    expect(await createOrUpdateCheckout(answering().client, cart)).toMatchObject({
      checkout: { shippingAddress: null },
    });
  });

  it.each([
    ['STANDARD', 'shop'],
    ['GEINS_PAY', 'redirect'],
    [null, 'shop'],
  ])('has what is paid as %s made by %s', async (checkoutType, flow) => {
    const { client } = answering({ paymentOptions: [{ ...payment, checkoutType }] });
    expect(await createOrUpdateCheckout(client, cart)).toMatchObject({ checkout: { paymentOptions: [{ flow }] } });
  });

  it('says when the shop sells the customer nothing', async () => {
    const { client } = answering({ checkoutStatus: 'CUSTOMER_BLACKLISTED' });
    expect(await createOrUpdateCheckout(client, cart)).toMatchObject({ checkout: { isBlocked: true } });
  });

  it('sends what was filled in, the fee in kronor, and nothing else', async () => {
    const { client, sent } = answering();
    const details = { email: 'maja@torg.example', acceptedConsents: ['terms'], externalShippingFee: 4950 };
    await createOrUpdateCheckout(client, { ...cart, details });
    await createOrUpdateCheckout(client, { ...cart, details: { externalShippingFee: null } });
    await createOrUpdateCheckout(client, cart);
    expect(sent.map(({ body }) => body.variables['checkout'])).toEqual([
      { email: 'maja@torg.example', acceptedConsents: ['terms'], externalShippingFee: 49.5 },
      { externalShippingFee: -1 },
      {},
    ]);
  });

  it.each([
    ['CART_ORDERED', 'already-ordered'],
    ['SHIPPING_FEE_NOT_OFFERED', 'shipping-fee-not-offered'],
  ])('that is refused with %s is %s', async (code, kind) => {
    expect(await createOrUpdateCheckout(refusing(code), cart)).toEqual({ kind });
    expect(await setCartShippingFee(refusing(code), { ...cart, fee: 100 })).toEqual({ kind });
  });

  it('without its cart is no answer', async () => {
    await expect(createOrUpdateCheckout(answering({ cart: null }).client, cart)).rejects.toMatchObject({
      code: 'MISSING_DATA',
    });
    await expect(createOrUpdateCheckout(refusing('CART_NOT_FOUND'), cart)).rejects.toMatchObject({ code: 'GRAPHQL' });
  });
});

describe('a fee for sending', () => {
  it.each([
    [4950, 49.5],
    [0, 0],
    [null, -1],
  ])('of %s is sent as %s', async (fee, shippingFee) => {
    const { client, sent } = answeringClient(() => json({ data: { setCartShippingFee: checkoutAnswer } }));
    expect(await setCartShippingFee(client, { ...cart, fee })).toMatchObject({ kind: 'open' });
    expect(sent[0]?.body.variables).toMatchObject({ cartId: 'c1', shippingFee });
  });
});

describe('the conditions of an order', () => {
  it.each([
    [{ isValid: true, message: null }, { kind: 'met' }],
    [{ isValid: false, message: 'Customer is blacklisted' }, { kind: 'customer-blocked' }],
    [
      { isValid: false, message: 'Too young' },
      { kind: 'not-met', message: 'Too young' },
    ],
    [
      { isValid: false, message: null },
      { kind: 'not-met', message: '' },
    ],
  ])('that are %j are %j', async (answer, conditions) => {
    const { client, sent } = answeringClient(() => json({ data: { validateOrderConditions: answer } }));
    expect(await validateOrderConditions(client, { ...cart, email: 'maja@torg.example' })).toEqual(conditions);
    expect(sent[0]?.body.variables).toMatchObject({ cartId: 'c1', email: 'maja@torg.example' });
  });
});
