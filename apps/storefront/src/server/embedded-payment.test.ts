import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPurchase } from '@torg/commerce-sdk';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { openConfirmingShop } from './testing/open-confirming-shop.ts';

let shop: Awaited<ReturnType<typeof openConfirmingShop>>;
beforeAll(async () => {
  shop = await openConfirmingShop();
}, 120_000);
afterAll(() => shop.close());

const klarna = '3';
const filledIn = {
  ...{ form: 'checkout', step: 'order', customerType: 'PERSON', email: 'maja@torg.example', terms: 'on' },
  ...{ 'billingAddress.firstName': 'Maja', 'billingAddress.lastName': 'Lind', 'billingAddress.city': 'Stockholm' },
  ...{ 'billingAddress.addressLine1': 'Storgatan 1', 'billingAddress.zip': '111 22', shippingId: '1' },
  ...{ 'pickupPoint-1': 'SE-11122-1', paymentId: klarna, drawsForms: 'on' },
};

/** A shopper with two mugs in the cart. */
async function shopper() {
  const { cartId } = await twoMugs(shop.client);
  const headers = { cookie: `torg-cart=${cartId}` };
  const sends = async (other: Record<string, string> = {}) => {
    const answer = await shop.ask('/kassan', {
      ...{ method: 'POST', headers },
      body: new URLSearchParams({ ...filledIn, ...other }),
    });
    // What is beyond the shop's pages is led to by a page that leads on.
    const leadsTo = answer.headers.get('refresh')?.replace('0; url=http://localhost:3000', '');
    return { status: answer.status, leadsTo, text: await answer.text() };
  };
  const pays = async () => {
    const answer = await shop.ask('/checkout/pay', { headers });
    const html = await answer.text();
    const address = /\/payments\/sandbox\/(?!form)[\w-]+/.exec(html)?.[0] ?? '';
    return { answer, html, address, leadsTo: answer.headers.get('location') };
  };
  const presses = async (choice: string) => {
    const { address } = await pays();
    const answer = await shop.ask(address, { method: 'POST', body: new URLSearchParams({ choice }) });
    return answer.headers.get('location')?.replace('http://localhost:3000', '') ?? '';
  };
  const orders = async () => (await getPurchase(shop.client, { id: cartId, cartId, paymentType: 'KLARNA' }))?.order;
  return { cartId, sends, pays, presses, orders };
}

describe('a payment in a form of the provider', () => {
  it('stands on a page of the shop, orders nothing by itself, and is the same however often it is loaded', async () => {
    const maja = await shopper();
    expect(await maja.sends()).toMatchObject({ status: 200, leadsTo: '/checkout/pay' });
    const [first, second] = [await maja.pays(), await maja.pays()];
    expect(first.answer.status).toBe(200);
    expect(first.html).toContain('Betala med Klarna');
    expect(first.html).toContain('payments/sandbox/form.js');
    expect([first.address !== '', second.address]).toEqual([true, first.address]);
    expect(await maja.orders()).toBeNull();
  });

  it('runs what stands in the form by a nonce that no other page has, and is kept by nobody', async () => {
    const maja = await shopper();
    await maja.sends();
    const { answer, html } = await maja.pays();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(html).toContain(`nonce="${nonce}"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const checkout = await shop.ask('/kassan');
    expect(checkout.headers.get('content-security-policy')).not.toContain('nonce');
  });

  it('stands in a document that holds nothing of the buyer or the cart but the sum', async () => {
    const maja = await shopper();
    await maja.sends({ message: 'Ring på hos grannen', 'billingAddress.mobile': '070-174 06 05' });
    const { html } = await maja.pays();
    expect(html).toContain('Att betala');
    for (const told of ['maja@torg', 'Maja', 'Lind', 'Storgatan', '11122', '111 22', '701740605', 'grannen', 'mugg'])
      expect(html.toLowerCase()).not.toContain(told.toLowerCase());
  });

  it.each([
    ['approve', '/checkout/confirm?pid='],
    ['slow', '/checkout/confirm?pid='],
    ['decline', '/checkout/klarna-fail?error=Error'],
    ['out-of-stock', '/checkout/klarna-fail?error=OutOfStock'],
    ['block', '/checkout/klarna-fail?error=BlockedCustomer'],
    ['abandon', '/checkout/klarna-fail'],
  ])('that ends with %s leads to %s', async (choice, leadsTo) => {
    const maja = await shopper();
    await maja.sends(choice === 'block' ? { email: 'nils@torg.example' } : {});
    const reached = await maja.presses(choice);
    expect(reached).toContain(leadsTo);
    if (choice !== 'approve') return;
    expect((await shop.ask(reached)).status).toBe(200);
    expect((await maja.orders())?.status).toBe('pending');
    expect((await maja.pays()).leadsTo).toContain('/k');
  });

  it('that was declined leaves cart and checkout, and another way pays for them', async () => {
    const maja = await shopper();
    await maja.sends();
    await maja.presses('decline');
    expect((await maja.sends({ paymentId: '2' })).leadsTo).toMatch(/^\/payments\/sandbox\//);
    expect((await maja.orders())?.status).toBe('pending-payment');
  });

  it('is opened on the page of the provider where there is no script', async () => {
    const maja = await shopper();
    const { drawsForms: _, ...sent } = filledIn;
    const answer = await shop.ask('/kassan', {
      method: 'POST',
      headers: { cookie: `torg-cart=${maja.cartId}` },
      body: new URLSearchParams(sent),
    });
    expect(answer.headers.get('refresh')).toContain('/payments/sandbox/');
    expect((await maja.orders())?.status).toBe('pending-payment');
  });

  it('leads back to the checkout where there is nothing to be paid that way', async () => {
    expect((await (await shopper()).pays()).leadsTo).toBe('/kassan');
    expect((await shop.ask('/checkout/pay')).headers.get('location')).toBe('/kassan');
  });
});
