import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openPaymentClient, type PaymentClient } from '../testing/open-payment-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const document = `query($id: String!, $cartId: String) {
  orderConfirmation(id: $id, cartId: $cartId) {
    publicOrderId placedAt email isOrganization shippingName deliveryTime pickupPoint paymentName isBilled receiptUrl
  }
}`;

describeApi('what was agreed of an order', () => {
  let api: TestApi;
  let client: PaymentClient;
  beforeEach(async () => {
    api = await openTestApi();
    client = await openPaymentClient(api);
    await client.add('MUG-2', 2);
  });
  afterEach(() => api.close());

  const agreed = async (id: string, cartId?: string) =>
    (await api.queryExtensions(document, { id, cartId })).data.orderConfirmation;

  it('is told to whoever comes back from paying', async () => {
    const { sessionId } = await client.begin(cardCheckout);
    const told = await agreed(sessionId, client.id);
    expect(told).toMatchObject({ email: 'maja@torg.example', isOrganization: false, isBilled: false });
    expect(told.pickupPoint).toContain('11122');
    expect(await agreed(sessionId, 'another-cart')).toBeNull();
  });

  it('is told by the cart, and neither by what others may have nor by what can be guessed', async () => {
    const { orderId, publicId } = (await client.order(invoiceCheckout)).data.placeOrder;
    expect(await agreed(client.id)).toMatchObject({
      publicOrderId: publicId,
      isBilled: true,
      receiptUrl: `https://torg.example/receipts/${publicId}`,
    });
    expect(await agreed(publicId)).toBeNull();
    expect(await agreed(String(orderId))).toBeNull();
  });
});
