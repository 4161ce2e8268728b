import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  cardCheckout,
  invoiceCheckout,
  openCheckoutClient,
  swedishAddress,
  type CheckoutClient,
} from '../testing/open-checkout-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('an order is refused', () => {
  let api: TestApi;
  let client: CheckoutClient;
  beforeAll(async () => void (api = await openTestApi()));
  beforeEach(async () => {
    client = await openCheckoutClient(api);
    await client.add('MUG-2', 2);
  });
  afterAll(() => api.close());

  const left = async () =>
    (await api.query('{ product(alias: "mugg-gron") { totalStock { totalStock } } }')).data.product.totalStock
      .totalStock;

  const { email: _, ...nobody } = cardCheckout;
  it.each([
    ['without an email', nobody, 'FIELD_MISSING'],
    ['with an email that is none', { ...cardCheckout, email: 'maja@torg' }, 'FIELD_INVALID'],
    ['without an address', { ...cardCheckout, billingAddress: null }, 'FIELD_MISSING'],
    [
      'without a street',
      { ...cardCheckout, billingAddress: { ...swedishAddress, addressLine1: ' ' } },
      'FIELD_MISSING',
    ],
    [
      'to another country’s postal code',
      { ...cardCheckout, billingAddress: { ...swedishAddress, zip: '0150' } },
      'FIELD_INVALID',
    ],
    [
      'to where nothing is delivered',
      { ...cardCheckout, billingAddress: { ...swedishAddress, zip: '999 99' } },
      'NOT_DELIVERED',
    ],
    [
      'to another country',
      { ...cardCheckout, shippingAddress: { ...swedishAddress, country: 'Norway' } },
      'FIELD_INVALID',
    ],
    [
      'with a telephone that is none',
      { ...cardCheckout, billingAddress: { ...swedishAddress, mobile: '12345' } },
      'FIELD_INVALID',
    ],
    ['to an organisation without its name', { ...cardCheckout, customerType: 'ORGANIZATION' }, 'FIELD_MISSING'],
    ['on a bill to nobody', { ...invoiceCheckout, identityNumber: null }, 'INVALID_IDENTITY_NUMBER'],
    ['on a bill to a wrong number', { ...invoiceCheckout, identityNumber: '19121212-1213' }, 'INVALID_IDENTITY_NUMBER'],
    ['without consent', { ...cardCheckout, acceptedConsents: [] }, 'TERMS_NOT_ACCEPTED'],
    ['with shipping that is not offered', { ...cardCheckout, shippingId: 11 }, 'SHIPPING_NOT_CHOSEN'],
    ['with no shipping chosen', { ...cardCheckout, shippingId: null }, 'SHIPPING_NOT_CHOSEN'],
    ['without a place to fetch it from', { ...cardCheckout, pickupPoint: null }, 'FIELD_MISSING'],
    ['with a place that nobody offers', { ...cardCheckout, pickupPoint: 'NO-SUCH-PLACE' }, 'FIELD_INVALID'],
    ['for a day that is over', { ...cardCheckout, desiredDeliveryDate: '2026-11-20T12:00:00Z' }, 'FIELD_INVALID'],
    ['for a day that is too soon', { ...cardCheckout, desiredDeliveryDate: '2026-11-22T12:00:00Z' }, 'FIELD_INVALID'],
    ['with a fee that nobody asks', { ...cardCheckout, externalShippingFee: 1 }, 'SHIPPING_FEE_NOT_OFFERED'],
    ['with payment that is not offered', { ...cardCheckout, paymentId: 99 }, 'PAYMENT_NOT_CHOSEN'],
    ['by who is blocked', { ...cardCheckout, email: 'sparrad@torg.example' }, 'CUSTOMER_BLACKLISTED'],
  ])('%s', async (_name, checkout, code) => {
    expect((await client.order(checkout)).codes).toEqual([code]);
    const { data } = await api.query(
      `query($cartId: String!, $checkout: CheckoutInputType!) {
        validateOrderCreation(cartId: $cartId, checkout: $checkout) { isValid }
      }`,
      { cartId: client.id, checkout },
    );
    expect(data.validateOrderCreation.isValid).toBe(false);
    expect(await left()).toBe(3);
  });

  it.each([
    ['missing', null],
    ['invalid', '19121212-1213'],
  ])(
    'on a bill with a number that is %s, and says so beside the code of the contract',
    async (problem, identityNumber) => {
      const { errors } = await client.order({ ...invoiceCheckout, identityNumber });
      expect(errors[0]?.extensions).toMatchObject({
        code: 'INVALID_IDENTITY_NUMBER',
        field: 'identityNumber',
        problem,
      });
    },
  );

  it('where nothing is in the cart, or there is no cart', async () => {
    await client.change('clearCart');
    expect((await client.order(cardCheckout)).codes).toEqual(['CART_EMPTY']);
    const { codes } = await api.query(
      'mutation($checkout: CheckoutInputType!) { placeOrder(cartId: "nowhere", checkout: $checkout) { orderId } }',
      { checkout: cardCheckout },
    );
    expect(codes).toEqual(['CART_NOT_FOUND']);
  });
});
