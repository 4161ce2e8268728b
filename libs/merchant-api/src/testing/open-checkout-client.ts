import { openCartClient, type CartClient } from './open-cart-client.ts';
import { graphqlRequest, type TestAnswer, type TestApi } from './open-test-api.ts';

const options = `id displayName feeIncVat feeExVat isDefault isSelected`;
const fields = `email checkoutStatus shippingData
  billingAddress { firstName zip city country phone }
  shippingOptions { ${options} externalId amountLeftToFreeShipping }
  paymentOptions { ${options} paymentType checkoutType paymentData newCheckoutSession }
  cart { summary {
    total { sellingPriceIncVat vat } fees { shippingFeeIncVat paymentFeeIncVat }
    shipping { id isDefault isSelected feeIncVat } payment { id feeIncVat }
  } }`;

/** A Swedish shopper's address, filled in as it should be. */
export const swedishAddress = {
  firstName: 'Maja',
  lastName: 'Lind',
  addressLine1: 'Storgatan 1',
  zip: '111 22',
  city: 'Stockholm',
  mobile: '070-174 06 05',
};

/** Everything that an order by card needs. */
export const cardCheckout = {
  email: 'maja@torg.example',
  customerType: 'PERSON' as const,
  billingAddress: swedishAddress,
  acceptedConsents: ['terms'],
  shippingId: 1,
  pickupPoint: 'SE-11122-1',
  paymentId: 2,
};

/** Everything that an order by invoice needs; the number is one that the tax agency publishes for tests. */
export const invoiceCheckout = { ...cardCheckout, paymentId: 4, identityNumber: '19121212-1212' };

/** What tests do with the checkout of one cart. */
export interface CheckoutClient extends CartClient {
  fillIn(checkout: object, shop?: object): Promise<TestAnswer>;
  /** Places the order; the answer is `data.placeOrder`. */
  order(checkout: object, more?: { key?: string; shop?: object }): Promise<TestAnswer>;
}

/** Opens a new cart with its checkout. */
export async function openCheckoutClient(api: TestApi): Promise<CheckoutClient> {
  const cart = await openCartClient(api);
  const shopTypes = '$channelId: String, $marketId: String, $languageId: String';
  const shopArgs = 'channelId: $channelId, marketId: $marketId, languageId: $languageId';
  const update = `mutation($cartId: String!, $checkout: CheckoutInputType, ${shopTypes}) {
    checkout: createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, ${shopArgs}) { ${fields} }
  }`;
  const place = `mutation($cartId: String!, $checkout: CheckoutInputType!, ${shopTypes}) {
    placeOrder(cartId: $cartId, checkout: $checkout, ${shopArgs}) { orderId publicId status redirectUrl }
  }`;
  return {
    ...cart,
    fillIn: (checkout, shop = {}) => api.query(update, { cartId: cart.id, checkout, ...shop }),
    order: (checkout, { key, shop = {} } = {}) =>
      send(api, { query: place, variables: { cartId: cart.id, checkout, ...shop } }, key),
  };
}

async function send(api: TestApi, body: object, key?: string): Promise<TestAnswer> {
  const response = await api.fetch(graphqlRequest(body, key === undefined ? {} : { 'x-idempotency-key': key }));
  const { data, errors = [] } = await response.json();
  const codes = errors.map(({ extensions }: TestAnswer['errors'][number]) => extensions['code']);
  return { status: response.status, data, errors, codes };
}
