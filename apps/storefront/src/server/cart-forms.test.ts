import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

/** What became of the lines of a cart, as the API tells it; null is whatever it says itself. */
let told: ((lineId: string) => object) | null = null;
/** Whether the answer to the next addition is lost, after it was carried out. */
let isNextLost = false;
/** Whether no addition comes through. */
let isNobodyThere = false;
let toldOf = '';
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop({
    async between(request, api) {
      const text = request.method === 'POST' ? await request.clone().text() : '';
      const isAddition = text.includes('AddToCart');
      if (told && text.includes('CartChanges')) return Response.json({ data: { cartChanges: [told(toldOf)] } });
      if (isAddition && isNobodyThere) throw new TypeError('The connection broke off');
      const answer = await api.fetch(request);
      if (!isAddition || !isNextLost) return answer;
      isNextLost = false;
      throw new TypeError('The connection broke off');
    },
  });
});

afterAll(() => shop.close());

/** A product of one size that is sold, and one whose size must be chosen. */
let mug: { path: string; skuId: string };
const socks = '/p/sockor/ullsockor-stig-havre';

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.ask(path, { method: 'POST', body: new URLSearchParams(fields), headers });

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

/** The cart page of whoever has this cookie, and the id of its only line. */
async function openCart(cookie: string) {
  const answer = await shop.ask('/varukorg', { headers: { cookie } });
  const html = await answer.text();
  return { answer, html, item: /name="item" value="([^"]+)"/.exec(html)?.[1] ?? '' };
}

const buyTwo = async () => cookieOf(await post(mug.path, { form: 'buy', skuId: mug.skuId, quantity: '2' }));

beforeAll(async () => {
  const html = await (await shop.ask('/')).text();
  for (const [, path = ''] of html.matchAll(/href="(\/p\/[^"]+)"/g)) {
    const skuId = /name="skuId" value="(\d+)"/.exec(await (await shop.ask(path)).text())?.[1];
    if (skuId) return void (mug = { path, skuId });
  }
  throw new Error('The demo catalogue sells something of one size');
});

describe('a product bought without script', () => {
  it('begins the cart, and leads to it', async () => {
    const answer = await post(mug.path, { form: 'buy', skuId: mug.skuId, quantity: '2' });
    const added = `/varukorg?added=sku-${mug.skuId}-2`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, added]);
    const cart = await openCart(cookieOf(answer));
    expect(cart.answer.headers.get('cache-control')).toBe('private, no-store');
    expect(cart.html).toMatch(/name="quantity"[^>]*value="2"/);
  });

  it('is named by the page that it leads to, with its count and price and the way back', async () => {
    const answer = await post(mug.path, { form: 'buy', skuId: mug.skuId, quantity: '2' });
    const page = await shop.ask(answer.headers.get('location') ?? '', { headers: { cookie: cookieOf(answer) } });
    const html = await page.text();
    expect(html).toMatch(/>[^<]+ är i varukorgen</);
    expect(html.replaceAll(/\s/g, ' ')).toMatch(/2 st, \d+ kr/);
    expect(html).toMatch(new RegExp(`href="${mug.path}"[^>]*>(<[^>]+>)*Fortsätt handla`));
  });

  it('is in the cart though the answer was lost, and once', async () => {
    isNextLost = true;
    const answer = await post(mug.path, { form: 'buy', skuId: mug.skuId, quantity: '2' });
    expect([answer.status, isNextLost]).toEqual([303, false]);
    expect((await openCart(cookieOf(answer))).html).toMatch(/name="quantity"[^>]*value="2"/);
  });

  it('gives no cart that nothing came into, which would take the place of one that a second click began', async () => {
    isNobodyThere = true;
    const answer = await post(mug.path, { form: 'buy', skuId: mug.skuId, quantity: '2' });
    isNobodyThere = false;
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null]);
  });

  it.each(['0', '1.5', '-1', 'many', ''])('is refused at its own page for a quantity of "%s"', async (quantity) => {
    const answer = await post(mug.path, { form: 'buy', skuId: mug.skuId, quantity });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    expect(await answer.text()).toContain('Antalet måste vara ett helt tal och minst 1');
  });

  it('is refused where there are fewer, and says how many; what was typed is kept', async () => {
    const answer = await post(mug.path, { form: 'buy', skuId: mug.skuId, quantity: '9999' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/Endast \d+ kvar på lager/);
    expect(html).toMatch(/name="quantity"[^>]*value="9999"/);
  });

  it('asks for the size that was not chosen, and keeps the quantity', async () => {
    const answer = await post(socks, { form: 'buy', quantity: '3' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('Du måste välja storlek först');
    expect(html).toMatch(/name="quantity"[^>]*value="3"/);
  });

  it('keeps the size that was chosen', async () => {
    const [, skuId = ''] = /type="radio"[^>]*value="(\d+)"/.exec(await (await shop.ask(socks)).text()) ?? [];
    const html = await (await post(socks, { form: 'buy', skuId, quantity: '0' })).text();
    expect(html).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="${skuId}"|<input[^>]*value="${skuId}"[^>]*checked=""`),
    );
  });

  it('is refused where nothing of that number is sold', async () => {
    const answer = await post(mug.path, { form: 'buy', skuId: '999999' });
    expect(answer.status).toBe(422);
  });
});

describe('a line of the cart without script', () => {
  it('holds another quantity', async () => {
    const cookie = await buyTwo();
    const { item } = await openCart(cookie);
    const answer = await post('/varukorg', { form: 'cart-quantity', item, quantity: '3' }, { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/varukorg']);
    expect((await openCart(cookie)).html).toMatch(/name="quantity"[^>]*value="3"/);
  });

  it.each([
    ['0', /Antalet måste vara ett helt tal och minst 1/],
    ['', /Antalet måste vara ett helt tal och minst 1/],
    ['9998', /Endast \d+ kvar på lager/],
  ])('is refused a quantity of "%s" where it stands, and stays as it is', async (quantity, words) => {
    const cookie = await buyTwo();
    const { item } = await openCart(cookie);
    const answer = await post('/varukorg', { form: 'cart-quantity', item, quantity }, { cookie });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(words);
    expect((await openCart(cookie)).html).toMatch(/name="quantity"[^>]*value="2"/);
  });

  it('goes, and one that is gone already is gone', async () => {
    const cookie = await buyTwo();
    const { item } = await openCart(cookie);
    for (let times = 0; times < 2; times += 1) {
      const answer = await post('/varukorg', { form: 'cart-removal', item }, { cookie });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/varukorg']);
    }
    expect((await openCart(cookie)).html).toContain('Din varukorg är tom');
  });

  it.each(['with a cart', 'without one'])(
    'says when it is gone that was to be changed, for a visitor %s',
    async (who) => {
      const cookie = who === 'with a cart' ? await buyTwo() : 'a=1';
      const answer = await post('/varukorg', { form: 'cart-quantity', item: 'gone', quantity: '1' }, { cookie });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('Varan finns inte längre');
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );
});

describe('a form of the cart', () => {
  it.each([
    ['a product of several sizes', { product: socks, quantity: '1' }, socks],
    ['another site', { product: '//elsewhere.example' }, '/varukorg'],
    ['a line', { item: '1', quantity: '2' }, '/varukorg'],
  ])('of a page that was opened before it had a name leads to where it can be sent anew: %s', async (_of, sent, to) => {
    const answer = await post('/varukorg', { ...sent });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  });

  it('is refused from another site', async () => {
    const sent = { form: 'buy', skuId: mug.skuId };
    expect((await post(mug.path, sent, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 303],
    ['none', 303],
  ])('goes by where a browser says that a form is from, where it names no origin: %s', async (from, status) => {
    const sent = { form: 'cart-removal', item: 'gone' };
    expect((await post('/varukorg', sent, { 'sec-fetch-site': from })).status).toBe(status);
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

describe('a code without script', () => {
  it.each([
    ['FEL', 'Koden är ej giltig', 'sv', '/varukorg'],
    ['HUNDRA', 'Du har inte uppfyllt kraven för denna kod', 'sv', '/varukorg'],
    [' ', 'Detta fält är obligatoriskt', 'sv', '/varukorg'],
    ['FEL', 'Koden er ikke gyldig', 'nb', '/handlekurv'],
  ])('“%s” is refused in words: %s', async (code, words, locale, path) => {
    const cookie = await buyTwo();
    const host = locale === 'nb' ? 'nb.localhost:3000' : 'localhost:3000';
    const body = new URLSearchParams({ form: 'promo-code', code });
    const answer = await shop.ask(path, { method: 'POST', body, headers: { cookie } }, host);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(words);
    expect(html).toMatch(new RegExp(`name="code"[^>]*value="${code}"`));
  });

  it('is put on the cart, seen there, and taken off it again', async () => {
    const cookie = await buyTwo();
    const applied = await post('/varukorg', { form: 'promo-code', code: 'FRIFRAKT' }, { cookie });
    expect([applied.status, applied.headers.get('location')]).toEqual([303, '/varukorg']);
    expect((await openCart(cookie)).html).toContain('Ta bort koden FRIFRAKT');
    const removed = await post('/varukorg', { form: 'promo-code-removal' }, { cookie });
    expect(removed.status).toBe(303);
    expect((await openCart(cookie)).html).not.toContain('FRIFRAKT');
  });
});

describe('a cart that is another than when the shopper last saw it', () => {
  const change = { lineId: '', before: null, after: null, left: null };

  async function openTold(tell: object) {
    const cookie = await buyTwo();
    toldOf = (await openCart(cookie)).item;
    told = (lineId) => ({ ...change, ...tell, lineId });
    const { html } = await openCart(cookie);
    told = null;
    return { cookie, html: html.replaceAll(/\s/g, ' ') };
  }

  it.each([
    [{ kind: 'PRICE', before: 99, after: 129 }, 'Priset har höjts från 99 kr till 129 kr', 'Godkänn de nya priserna'],
    [{ kind: 'PRICE', before: 129, after: 99 }, 'Priset har sänkts från 129 kr till 99 kr', 'Godkänn de nya priserna'],
    [{ kind: 'STOCK', left: 1 }, 'Endast 1 kvar på lager', 'Ändra till 1'],
    [{ kind: 'STOCK', left: 0 }, 'Varan går inte längre att köpa', '>Ta bort '],
    [{ kind: 'GONE' }, 'Varan går inte längre att köpa', '>Ta bort '],
  ])('says so at the line, with a way out: %j', async (tell, words, wayOut) => {
    const { html } = await openTold(tell);
    expect(html).toContain(words);
    expect(html).toContain(wayOut);
    // The browser goes on from the same.
    expect(html).toContain('"cartNews":[{');
  });

  it('takes the new prices as seen', async () => {
    const { cookie } = await openTold({ kind: 'GONE' });
    const answer = await post('/varukorg', { form: 'accept-prices' }, { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/varukorg']);
  });

  it('leads to the checkout by a plain link, and not where it is empty', async () => {
    const { html } = await openCart(await buyTwo());
    expect(html).toMatch(/<a [^>]*href="\/kassan"[^>]*>Till kassan/);
    expect((await openCart('a=1')).html).not.toContain('href="/kassan"');
  });
});
