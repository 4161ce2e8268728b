import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardCheckout, invoiceCheckout, swedishAddress } from '../testing/open-checkout-client.ts';
import { openMugPayment, openPaymentClient, type PaymentClient } from '../testing/open-payment-client.ts';
import { describeApi, type TestApi } from '../testing/open-test-api.ts';

const document = `query($id: String!, $cartId: String) {
  orderConfirmation(id: $id, cartId: $cartId) {
    publicOrderId placedAt email isOrganization organizationNumber isGuests shippingName deliveryTime pickupPoint paymentName isBilled heldUntil receiptUrl
  }
}`;

describeApi('what was agreed of an order', () => {
  let api: TestApi;
  let client: PaymentClient;
  beforeEach(async () => {
    ({ api, client } = await openMugPayment());
  });
  afterEach(() => api.close());

  const agreed = async (id: string, cartId?: string) =>
    (await api.queryExtensions(document, { id, cartId })).data.orderConfirmation;

  it('is told to whoever comes back from paying', async () => {
    const { sessionId } = await client.begin(cardCheckout);
    const told = await agreed(sessionId, client.id);
    const ofNoCompany = { isOrganization: false, organizationNumber: null };
    expect(told).toMatchObject({ ...ofNoCompany, email: 'maja@torg.example', isGuests: true, isBilled: false });
    expect(told.pickupPoint).toContain('111\u00a022');
    expect(Date.parse(told.heldUntil) - Date.parse(told.placedAt)).toBe(30 * 60_000);
    expect(await agreed(sessionId, 'another-cart')).toBeNull();
  });

  it('names the number of a company, and no sole trader’s, which is a person’s', async () => {
    const company = {
      ...invoiceCheckout,
      customerType: 'ORGANIZATION',
      billingAddress: { ...swedishAddress, company: 'Lind AB' },
    };
    await client.order({ ...company, identityNumber: '5560360793' });
    expect(await agreed(client.id)).toMatchObject({ isOrganization: true, organizationNumber: '556036-0793' });
    const another = await openPaymentClient(api);
    await another.add('MUG-1', 1);
    await another.order({ ...company, identityNumber: '811218-9876' });
    expect(await agreed(another.id)).toMatchObject({ isOrganization: true, organizationNumber: null });
  });

  it('is told by the cart, and neither by what others may have nor by what can be guessed', async () => {
    const { orderId, publicId } = (await client.order(invoiceCheckout)).data.placeOrder;
    expect(await agreed(client.id)).toMatchObject({
      publicOrderId: publicId,
      isBilled: true,
      heldUntil: null,
      receiptUrl: `https://torg.example/receipts/${publicId}`,
    });
    expect(await agreed(publicId)).toBeNull();
    expect(await agreed(String(orderId))).toBeNull();
  });

  it('names no receipt of an order that was cancelled unpaid, as there is none', async () => {
    await client.order(invoiceCheckout);
    const cancel = 'mutation($id: String!) { cancelOrder(id: $id, cartId: $id) { __typename } }';
    await api.queryExtensions(cancel, { id: client.id });
    expect(await agreed(client.id)).toMatchObject({ receiptUrl: null });
  });
});
