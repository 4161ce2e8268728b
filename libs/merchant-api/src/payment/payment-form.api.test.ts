import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardCheckout, invoiceCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { openMugPayment, type PaymentClient } from '../testing/open-payment-client.ts';
import { describeApi, type TestApi } from '../testing/open-test-api.ts';

const { acceptedConsents: _, ...details } = cardCheckout;
const inForm = { ...details, paymentId: 3 };

describeApi('paying in a form within the checkout', () => {
  let api: TestApi;
  let client: PaymentClient;
  beforeEach(async () => {
    ({ api, client } = await openMugPayment());
  });
  afterEach(() => api.close());

  /** Fills in the checkout; `page` is where its form stands. */
  async function formOf(checkout: object = inForm) {
    const { paymentOptions, checkoutStatus } = (await client.fillIn(checkout)).data.checkout;
    const [shown, ...more] = paymentOptions.filter(({ paymentData }: { paymentData: string | null }) => paymentData);
    const page: string = /src="([^"]+\/payments\/sandbox\/id-\d+)"/.exec(shown?.paymentData ?? '')?.[1] ?? '';
    const { id, newCheckoutSession, paymentData, checkoutType } = shown ?? paymentOptions.at(-2);
    return { page, more, id, isNew: newCheckoutSession, html: paymentData, checkoutType, checkoutStatus };
  }
  const ordersSoFar = async () => (await client.confirm(client.id)).order;

  it('shows the same form until the sum changes, and only with the option that is selected', async () => {
    const first = await formOf();
    expect(first).toMatchObject({ id: 3, isNew: true, more: [], checkoutType: 'EXTERNAL' });
    expect(first.html).toContain(`<script src="https://torg.example/payments/sandbox/form.js"></script>`);
    expect(await formOf()).toMatchObject({ page: first.page, isNew: false });
    await client.add('MUG-1', 1);
    const second = await formOf();
    expect([second.isNew, second.page === first.page]).toEqual([true, false]);
    expect((await formOf({ ...inForm, paymentId: 2 })).html).toBeNull();
    const answer = await api.fetch(new Request('http://api.test/payments/sandbox/form.js'));
    expect(await answer.text()).toContain('_klarnaCheckout');
  });

  it('places the order as its button is pressed, which accepts the terms, and shows the receipt afterwards', async () => {
    const { page, html } = await formOf();
    const shown = await (await api.fetch(new Request(page))).text();
    expect(shown).toContain('När du betalar godkänner du butikens köpvillkor.');
    expect(await ordersSoFar()).toBeNull();
    const { leadsTo } = await client.choose(page, 'approve');
    const kid = new URL(leadsTo ?? '').searchParams.get('kid') ?? '';
    expect(await client.confirm(kid, { cartId: client.id })).toMatchObject({
      completed: true,
      htmlSnippet: html,
      order: { status: 'pending', sum: 200, transactionId: kid },
      cart: { isCompleted: false },
    });
    expect((await client.change('completeCart')).data.cart.isCompleted).toBe(true);
    expect((await client.confirm(kid)).cart.isCompleted).toBe(true);
  });

  it('charges nothing where the goods went meanwhile', async () => {
    const { page } = await formOf();
    const other = await openCheckoutClient(api);
    await other.add('MUG-2', 2);
    await other.order(invoiceCheckout);
    expect((await client.choose(page, 'approve')).leadsTo).toContain('/checkout/klarna-fail?error=OutOfStock');
    expect(await ordersSoFar()).toBeNull();
  });

  it('charges nothing where the cart is another one by now, or is ordered already', async () => {
    const { page } = await formOf();
    await client.add('MUG-1', 1);
    const changed = await client.choose(page, 'approve');
    expect([changed.status, changed.text.includes('Varukorgen har ändrats.')]).toEqual([409, true]);
    expect((await ordersSoFar()).status).toBe('cancelled');
    await client.order(invoiceCheckout);
    expect((await client.choose(page, 'approve')).leadsTo).toContain('/checkout/confirm');
    expect((await ordersSoFar()).status).toBe('pending');
  });

  it('charges nothing before everything is filled in', async () => {
    const { page } = await formOf({ ...inForm, billingAddress: { zip: '11122' } });
    const { status, text } = await client.choose(page, 'approve');
    expect([status, text.includes('Fyll i dina uppgifter')]).toEqual([409, true]);
    expect(await ordersSoFar()).toBeNull();
  });

  it('is not offered to a customer whom the provider refused, until another email is written', async () => {
    const { page } = await formOf();
    expect((await client.choose(page, 'block')).leadsTo).toContain('error=BlockedCustomer');
    expect(await formOf()).toMatchObject({ html: null, checkoutStatus: 'CUSTOMER_BLACKLISTED' });
    const again = await formOf({ ...inForm, email: 'nils@torg.example' });
    expect([again.isNew, again.checkoutStatus]).toEqual([true, 'OK']);
  });

  it('goes on as the same order when the shopper comes back and presses again', async () => {
    const { page } = await formOf();
    const sessionId = page.split('/').at(-1) ?? '';
    const ask = { event: 'authorise', sessionId, amount: 20_000, currency: 'SEK' } as const;
    const [first, second] = await Promise.all([client.call(ask), client.call(ask)]);
    expect(await first?.json()).toEqual(await second?.json());
    expect((await client.call({ ...ask, amount: 1 })).status).toBe(409);
    await client.choose(page, 'twice');
    expect((await ordersSoFar()).status).toBe('pending');
  });
});
