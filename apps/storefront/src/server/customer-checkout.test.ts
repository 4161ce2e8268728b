import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateUser } from '@torg/commerce-sdk';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { openConfirmingShop } from './testing/open-confirming-shop.ts';
import { readAccessCookie } from './session-cookies.ts';

let shop: Awaited<ReturnType<typeof openConfirmingShop>>;
let customer: string;

beforeAll(async () => {
  shop = await openConfirmingShop();
  const account = { email: 'tove@torg.example', password: 'hemligt7' };
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' };
  customer = cookieJar(await shop.ask('/session/register', { method: 'POST', headers, body: JSON.stringify(account) }));
  const address = {
    firstName: 'Tove',
    lastName: 'Berg',
    addressLine1: 'Storgatan 1',
    zip: '111 22',
    city: 'Stockholm',
  };
  await updateUser(shop.client, { address }, { token: readAccessCookie(customer) });
}, 120_000);
afterAll(() => shop.close());

async function checkoutOf(cookies: string) {
  const { cartId } = await twoMugs(shop.client);
  const html = await (await shop.ask('/kassan', { headers: { cookie: `${cookies}; torg-cart=${cartId}` } })).text();
  const valueOf = (name: string) => {
    const [input = ''] = new RegExp(`<input[^>]*name="${name.replace('.', '\\.')}"[^>]*>`).exec(html) ?? [];
    return /value="([^"]*)"/.exec(input)?.[1] ?? '';
  };
  return { html, valueOf };
}

describe('the checkout of a customer, as the server renders it', () => {
  it('has the address of the account filled in, and ways of delivery to it', async () => {
    const { html, valueOf } = await checkoutOf(customer);
    expect(valueOf('email')).toBe('tove@torg.example');
    expect(
      ['firstName', 'lastName', 'addressLine1', 'zip', 'city'].map((part) => valueOf(`billingAddress.${part}`)),
    ).toEqual(['Tove', 'Berg', 'Storgatan 1', '111 22', 'Stockholm']);
    expect(html).toMatch(/<input[^>]*name="shippingId"/);
  });

  it('tells nobody else of it', async () => {
    const { html, valueOf } = await checkoutOf('torg-customer-type=PERSON');
    expect([valueOf('email'), valueOf('billingAddress.zip')]).toEqual(['', '']);
    expect(html).not.toContain('Tove');
  });
});
