import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardCheckout } from '../testing/open-checkout-client.ts';
import { openMugPayment, openPaymentClient, type PaymentClient } from '../testing/open-payment-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const shop = 'https://torg.example';
const blocked = 'CUSTOMER_BLACKLISTED';

describeApi('paying on a page of the provider', () => {
  let api: TestApi;
  let client: PaymentClient;
  beforeEach(async () => {
    ({ api, client } = await openMugPayment());
  });
  afterEach(() => api.close());

  const left = async () =>
    (await api.query('{ product(alias: "mugg-gron") { totalStock { totalStock } } }')).data.product.totalStock
      .totalStock;

  it('leads to one page for one order, says in the shopper’s language what is to be paid, and leads back', async () => {
    const { page, orderId, sessionId } = await client.begin(cardCheckout);
    expect((await client.begin(cardCheckout)).page).toBe(page);
    const shown = await (await api.fetch(new Request(page))).text();
    expect(shown).toContain('<html lang="sv">');
    expect(shown.replaceAll(/\s/g, ' ')).toContain('Att betala <strong>200,00 kr</strong>');
    expect(await client.choose(page, 'approve')).toMatchObject({
      status: 303,
      leadsTo: `${shop}/checkout/confirm?pid=${sessionId}&cartid=${client.id}&paymentType=GEINS_PAY`,
    });
    expect(await client.confirm(sessionId)).toMatchObject({
      completed: true,
      newCheckoutSession: false,
      nthPurchase: 1,
      order: { orderId: `${orderId}`, status: 'pending', sum: 200, transactionId: sessionId },
    });
    expect(await (await api.fetch(new Request(page))).text()).toContain('Betalningen är genomförd');
    expect((await client.choose(page, 'decline')).leadsTo).toContain('/checkout/confirm');
    expect(await left()).toBe(1);
  });

  it.each([
    ['decline', 'Error'],
    ['out-of-stock', 'OutOfStock'],
    ['block', 'BlockedCustomer'],
  ] as const)(
    'that ends with %s leads to what went wrong, and the cart is there to be ordered again',
    async (choice, error) => {
      const { page, sessionId } = await client.begin(cardCheckout);
      expect((await client.choose(page, choice)).leadsTo).toBe(`${shop}/checkout/klarna-fail?error=${error}`);
      expect(await client.confirm(sessionId)).toMatchObject({ completed: false, order: { status: 'cancelled' } });
      expect(await left()).toBe(3);
      const statusWith = async (paymentId: number) =>
        (await client.fillIn({ ...cardCheckout, paymentId })).data.checkout.checkoutStatus;
      expect(await statusWith(2)).toBe(choice === 'block' ? blocked : 'OK');
      expect((await client.order(cardCheckout)).codes).toEqual(choice === 'block' ? [blocked] : []);
      expect(await statusWith(1)).toBe('OK');
      expect((await client.begin({ ...cardCheckout, paymentId: 1 })).page).not.toBe(page);
    },
  );

  it('that was left holds the goods, and may go on', async () => {
    const { page, sessionId } = await client.begin(cardCheckout);
    expect((await client.choose(page, 'abandon')).leadsTo).toBe(`${shop}/checkout/klarna-fail`);
    expect(await client.confirm(sessionId)).toMatchObject({ completed: false, order: { status: 'pending-payment' } });
    await client.choose(page, 'approve');
    expect((await client.confirm(client.id)).completed).toBe(true);
  });

  it('with a slow bank is known once the provider knows, as the confirmation asks', async () => {
    const { page, sessionId } = await client.begin(cardCheckout);
    expect((await client.choose(page, 'slow')).leadsTo).toContain('/checkout/confirm');
    expect((await client.confirm(sessionId)).completed).toBe(false);
    api.setNow('2026-11-21T12:00:20Z');
    expect((await client.confirm(sessionId)).completed).toBe(true);
  });

  it('is known although the provider’s call got lost, and counts once where it calls twice', async () => {
    const lost = await client.begin(cardCheckout);
    await client.choose(lost.page, 'lost');
    expect((await client.confirm(lost.sessionId)).order.status).toBe('pending');
    const other = await openPaymentClient(api);
    await other.add('MUG-2', 1);
    const { page, sessionId } = await other.begin({ ...cardCheckout, shippingId: 2 });
    await other.choose(page, 'twice');
    expect((await other.confirm(sessionId)).order.status).toBe('pending');
    expect(await left()).toBe(0);
  });

  it('is told to nobody who names another cart with it', async () => {
    const { page, sessionId } = await client.begin(cardCheckout);
    await client.choose(page, 'approve');
    const other = await openPaymentClient(api);
    expect(await other.confirm(sessionId, { cartId: other.id })).toMatchObject({
      completed: null,
      order: null,
      cart: null,
    });
  });

  it('is answered to older clients as the contract has it', async () => {
    const { page, orderId, sessionId } = await client.begin(cardCheckout);
    await client.choose(page, 'approve');
    const { data } = await api.query(`{
      getCheckout(id: "${sessionId}", paymentType: GEINS_PAY)
      getCheckoutAndOrder(id: "${sessionId}", paymentType: GEINS_PAY) { htmlSnippet order { orderId } }
      unknown: getCheckout(id: "nothing", paymentType: GEINS_PAY)
    }`);
    const order = { htmlSnippet: '', order: { orderId: `${orderId}` } };
    expect(data).toEqual({ getCheckout: '', getCheckoutAndOrder: order, unknown: null });
  });

  describe('a call that', () => {
    const paid = { event: 'paid', amount: 20_000, currency: 'SEK' } as const;

    it('nobody signed with the secret changes nothing', async () => {
      const { sessionId } = await client.begin(cardCheckout);
      expect((await client.call({ ...paid, sessionId }, { secret: 'guessed' })).status).toBe(401);
      const url = 'http://api.test/payments/callback/sandbox';
      const unsigned = await api.fetch(
        new Request(url, { method: 'POST', body: JSON.stringify({ ...paid, sessionId }) }),
      );
      expect(unsigned.status).toBe(401);
      expect((await client.call({ ...paid, sessionId }, { provider: 'klarna' })).status).toBe(404);
      expect((await client.call({ ...paid, sessionId: 'made-up' })).status).toBe(404);
      expect((await api.fetch(new Request(url))).status).toBe(405);
      expect((await client.confirm(sessionId)).order.status).toBe('pending-payment');
    });

    it.each([
      ['another amount', { amount: 1 }],
      ['another currency', { currency: 'NOK' }],
    ])('tells of %s pays for nothing, and its money is to be given back', async (_, changed) => {
      const { sessionId } = await client.begin(cardCheckout);
      const answer = await client.call({ ...paid, sessionId, ...changed });
      expect(await answer.json()).toEqual({ result: 'refund-due' });
      expect(await client.confirm(sessionId)).toMatchObject({ completed: false, order: { status: 'cancelled' } });
      expect(await (await client.call({ ...paid, sessionId })).json()).toEqual({ result: 'unchanged' });
      expect(await left()).toBe(3);
    });

    it('says that it is paid after it was declined is to be paid back, and nothing that comes later takes it back', async () => {
      const { sessionId } = await client.begin(cardCheckout);
      const results = [];
      for (const event of ['declined', 'expired', 'paid', 'declined', 'paid'] as const) {
        results.push((await (await client.call({ ...paid, sessionId, event })).json()).result);
      }
      expect(results).toEqual(['settled', 'unchanged', 'refund-due', 'unchanged', 'unchanged']);
    });
  });
});

describeApi('a shop without a payment provider', () => {
  it('offers invoices alone, and has no pages for payments', async () => {
    const api = await openTestApi({ payments: null });
    const client = await openPaymentClient(api);
    await client.add('MUG-2', 1);
    const { paymentOptions } = (await client.fillIn(cardCheckout)).data.checkout;
    expect(paymentOptions.map(({ paymentType }: { paymentType: string }) => paymentType)).toEqual(['STANDARD']);
    expect((await client.order(cardCheckout)).codes).toEqual(['PAYMENT_NOT_CHOSEN']);
    expect((await api.fetch(new Request('http://api.test/payments/callback/sandbox'))).status).toBe(404);
    await api.close();
  });
});
