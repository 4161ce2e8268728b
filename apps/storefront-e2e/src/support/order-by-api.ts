import { askApi } from './ask-api.ts';
import { fillCart, type Wanted } from './fill-cart.ts';

const buyer = {
  email: 'maja@torg.example',
  customerType: 'PERSON',
  billingAddress: {
    firstName: 'Maja',
    lastName: 'Lind',
    addressLine1: 'Storgatan 1',
    zip: '111 22',
    city: 'Stockholm',
  },
  acceptedConsents: ['terms'],
  // One that the tax agency publishes for tests.
  identityNumber: '19121212-1212',
  shippingId: 1,
  pickupPoint: 'SE-11122-1',
};

/** An order that was placed beside the pages of the shop. */
export interface PlacedByApi {
  orderId: string;
  cartId: string;
  /** Path of its confirmation. */
  confirmation: string;
}

const mug: Wanted = { alias: 'mugg-strand-kritvit', quantity: 1 };

/** Orders goods by bill, at the shop of an origin. */
export async function orderByApi(origin: string, { email = buyer.email, wanted = mug } = {}): Promise<PlacedByApi> {
  const cartId = await fillCart(origin, wanted);
  const { createOrUpdateCheckout: checkout } = await askApi(
    origin,
    `mutation($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { paymentOptions { id checkoutType } }
    }`,
    { cartId, checkout: { ...buyer, email } },
  );
  const bill = checkout.paymentOptions.find(({ checkoutType }: Record<string, string>) => checkoutType === 'STANDARD');
  const { placeOrder: placed } = await askApi(
    origin,
    `mutation($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId }
    }`,
    { cartId, checkout: { ...buyer, email, paymentId: bill?.id } },
  );
  return {
    orderId: placed.orderId,
    cartId,
    confirmation: `/checkout/confirm?order=${placed.publicId}&cartid=${cartId}`,
  };
}
