import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';

/** Whether the answer to the next addition is lost, after it was carried out. */
let isNextLost = false;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop({
    async between(request, api) {
      const isAddition = request.method === 'POST' && (await request.clone().text()).includes('AddToCart');
      const answer = await api.fetch(request);
      if (!isAddition || !isNextLost) return answer;
      isNextLost = false;
      throw new TypeError('The connection broke off');
    },
  });
});

afterAll(() => shop.close());

describe('the cart without script', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.ask('/varukorg', { method: 'POST', body: new URLSearchParams(fields), headers });

  async function skuOnSale(): Promise<string> {
    const html = await (await shop.ask('/')).text();
    for (const [, path = ''] of html.matchAll(/href="(\/p\/[^"]+)"/g)) {
      const sku = /name="skuId" value="(\d+)"/.exec(await (await shop.ask(path)).text())?.[1];
      if (sku) return sku;
    }
    throw new Error('The demo catalogue sells something of one size');
  }

  it('is begun by the first thing that is put into it', async () => {
    const answer = await post({ skuId: await skuOnSale(), quantity: '2' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/varukorg']);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await shop.ask('/varukorg', { headers: { cookie } });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await page.text()).toMatch(/name="quantity"[^>]*value="2"/);
  });

  it('finds what was put into it though the answer was lost, and puts it in once', async () => {
    isNextLost = true;
    const answer = await post({ skuId: await skuOnSale(), quantity: '2' });
    expect([answer.status, answer.headers.get('location'), isNextLost]).toEqual([303, '/varukorg', false]);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await (await shop.ask('/varukorg', { headers: { cookie } })).text();
    expect(page).toMatch(/name="quantity"[^>]*value="2"/);
  });

  it.each(['0', '1.5', '-1', 'many', ''])(
    'refuses a quantity of "%s" in words, or takes none for one',
    async (quantity) => {
      const answer = await post({ skuId: await skuOnSale(), quantity });
      const location = answer.headers.get('location') ?? '';
      expect(location).toBe(quantity === '' ? '/varukorg' : '/varukorg?refused=invalid-quantity');
    },
  );

  it('refuses more than there is and says how many are left', async () => {
    const answer = await post({ skuId: await skuOnSale(), quantity: '9999' });
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/varukorg\?refused=stock-limit&count=\d+$/);
    expect(await (await shop.ask(location)).text()).toMatch(/Endast \d+ kvar på lager/);
  });

  it('goes back to the product when no size was chosen, and says so there', async () => {
    const product = '/p/sockor/ullsockor-stig-havre';
    const location = (await post({ product, quantity: '1' })).headers.get('location');
    expect(location).toBe(`${product}?refused=size`);
    const page = await shop.ask(location ?? '');
    expect(await page.text()).toContain('Du måste välja storlek först');
    expect((await post({ product: '//elsewhere.example' })).headers.get('location')).toMatch(/^\/varukorg/);
  });

  it('refuses what is not sold, and what another site sends', async () => {
    expect((await post({ skuId: '999999' })).headers.get('location')).toBe('/varukorg?refused=unknown-item');
    expect((await post({ skuId: '1' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 303],
    ['none', 303],
  ])('goes by where a browser says that a form is from, where it names no origin: %s', async (from, status) => {
    expect((await post({ skuId: '999999' }, { 'sec-fetch-site': from })).status).toBe(status);
  });

  it('answers a form that it cannot read with 400, and one that is too long with 413', async () => {
    const unreadable = await shop.ask('/varukorg', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(unreadable.status).toBe(400);
    const long = await shop.ask('/varukorg', {
      method: 'POST',
      body: 'x'.repeat(70_000),
      headers: { 'content-length': '70000', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(long.status).toBe(413);
  });
});
