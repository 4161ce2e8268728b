/** What every program asks the demo's API with. */
const apiKey = '00000000-0000-0000-0000-000000000000';

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
  /** Null where it is billed. */
  paymentPage: string | null;
  /** Path of its confirmation. */
  confirmation: string;
}

/** Orders one mug at the shop of an origin, by bill or by card on the provider's page; `changed` is of who buys. */
export async function orderByApi(
  origin: string,
  paidBy: 'bill' | 'card',
  changed: Partial<typeof buyer> = {},
): Promise<PlacedByApi> {
  const form = { ...buyer, ...changed };
  const ask = async (query: string, variables: object = {}) => {
    const headers = { 'content-type': 'application/json', 'x-apikey': apiKey };
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  const { product, getCart } = await ask('{ product(alias: "mugg-strand-kritvit") { skus { skuId } } getCart { id } }');
  const cartId: string = getCart.id;
  const item = { skuId: product.skus[0].skuId, quantity: 1 };
  await ask('mutation($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', {
    id: cartId,
    item,
  });
  const { createOrUpdateCheckout: checkout } = await ask(
    `mutation($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { paymentOptions { id checkoutType } }
    }`,
    { cartId, checkout: form },
  );
  const wanted = paidBy === 'bill' ? 'STANDARD' : 'GEINS_PAY';
  const payment = checkout.paymentOptions.find(({ checkoutType }: Record<string, string>) => checkoutType === wanted);
  const { placeOrder: placed } = await ask(
    `mutation($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId redirectUrl }
    }`,
    { cartId, checkout: { ...form, paymentId: payment?.id } },
  );
  return {
    orderId: placed.orderId,
    cartId,
    paymentPage: placed.redirectUrl,
    confirmation: `/checkout/confirm?order=${placed.publicId}&cartid=${cartId}`,
  };
}
