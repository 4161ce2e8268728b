import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedApi } from './embedded-api.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

// A shop whose products are found by the double of a search provider, in place of the Merchant API.

const double = '/sandbox/hello-retail/serve/';
let asked: string[] = [];
let isAway = false;
let shop: Awaited<ReturnType<typeof openShop>>;
let plain: typeof shop;
let api: EmbeddedApi;

beforeAll(async () => {
  const between = async (request: Request, of: EmbeddedApi) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(double)) {
      asked.push(pathname.slice(double.length));
      if (isAway) return new Response('gone', { status: 503 });
    }
    return of.fetch(request);
  };
  api = await openEmbeddedApi({ sandbox: true });
  const openApi = async () => api;
  shop = await openShop({ openApi, between, env: { SHOP_SEARCH_PROVIDER: 'sandbox' } });
  plain = await openShop({ openApi });
  return () => api.close();
}, 120_000);
afterEach(() => {
  asked = [];
  isAway = false;
});

const htmlOf = async (path: string, from = shop) => {
  const answer = await from.ask(path);
  expect([answer.status, path]).toEqual([200, path]);
  return answer.text();
};
/** Products on cards, in their order. */
const cardsOf = (html: string) =>
  [...html.matchAll(/data-card="" data-goods="(\d+)[^"]*"/g)].map(([, productId]) => productId);
const codesOf = (html: string) =>
  [...html.matchAll(/data-card="" data-goods="[^"]*\|(aGl0[\w%-]+)"/g)].map(([, code]) => code);

describe('a channel with a search provider', () => {
  it.each([
    ['/s/mugg', 'search'],
    ['/c/koket', 'pages/page-sv'],
    ['/b/lerkulla', 'pages/page-sv'],
    ['/s/mugg?sort=PRICE', 'search'],
  ])('finds %s by it, and each card carries the code of its click', async (path, part) => {
    const html = await htmlOf(path);
    expect(asked).toContain(part);
    const cards = cardsOf(html);
    expect(cards.length).toBeGreaterThan(2);
    expect(codesOf(html)).toHaveLength(cards.length);
    const own = cardsOf(await htmlOf(path, plain));
    expect(new Set(cards)).toEqual(new Set(own));
  });

  it('narrows by what it names, and chosen values stay chosen', async () => {
    const html = await htmlOf('/s/mugg');
    const [, written] =
      /name="brands"[^>]*value="([^"]+)"/.exec(html) ?? /value="([^"]+)"[^>]*name="brands"/.exec(html) ?? [];
    expect(written).toMatch(/~/);
    const narrowed = await htmlOf(`/s/mugg?brands=${encodeURIComponent(String(written))}`);
    expect(cardsOf(narrowed).length).toBeGreaterThan(0);
    expect(cardsOf(narrowed).length).toBeLessThan(cardsOf(html).length);
  });

  it('leaves to the API what the provider does not know: what sells best, news and campaigns', async () => {
    await htmlOf('/nyheter');
    expect(asked).toEqual([]);
  });

  it('lets the API stand in where it fails, with what was chosen', async () => {
    const chosen = '/s/mugg?brands=Lerkulla~brand%3ALerkulla';
    const narrowed = cardsOf(await htmlOf(chosen));
    isAway = true;
    expect(new Set(cardsOf(await htmlOf('/c/koket')))).toEqual(new Set(cardsOf(await htmlOf('/c/koket', plain))));
    const standingIn = await htmlOf(chosen);
    expect(new Set(cardsOf(standingIn))).toEqual(new Set(narrowed));
    const ticked = [...standingIn.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].filter(([box]) =>
      / checked=""/.test(box),
    );
    expect(ticked.map(([box]) => /value="([^"]*)"/.exec(box)?.[1])).toEqual(['Lerkulla~brand:Lerkulla']);
    expect(shop.reported.length).toBeGreaterThan(0);
  });

  it('recommends beside a product', async () => {
    const [path] = /\/p\/[^"?#]+/.exec(await htmlOf('/s/mugg')) ?? [];
    await htmlOf(String(path));
    expect(asked).toContain('recoms');
  });
});

describe('a tab', () => {
  const tell = (part: string, body: unknown, init: RequestInit = {}, from = shop) =>
    from.ask(`/search-provider/${part}`, { method: 'POST', body: JSON.stringify(body), ...init });
  const mugs = { searchText: 'mugg', skip: 0, take: 3, sort: 'RELEVANCE' };
  const events = async () => (await api.fetch(new Request(`http://localhost${double}events`))).json();

  it('asks the shop, which asks the provider and reads what it finds', async () => {
    const list = await (await tell('list', mugs)).json();
    expect(list.products).toHaveLength(3);
    expect(list.products[0]).toMatchObject({ trackingCode: expect.any(String), price: { currency: 'SEK' } });
    const { filters } = await (await tell('filtered', mugs)).json();
    expect(filters.facets.map(({ type }: { type: string }) => type)).toContain('Brand');
    const [{ alias, canonicalUrl }] = list.products;
    const beside = await (await tell('recommend', { alias, canonicalUrl, take: 2 })).json();
    expect(beside).toHaveLength(2);
    expect(asked).toEqual(expect.arrayContaining(['search', 'recoms']));
  });

  it('tells the provider of a click, by whom its own cookie names alone', async () => {
    const [code = ''] = codesOf(await htmlOf('/s/mugg'));
    const source = decodeURIComponent(code);
    expect((await tell('click', { source, visitor: '0123456789abcdef01234567' })).status).toBe(204);
    expect((await tell('click', { source, visitor: null })).status).toBe(204);
    // Nothing is counted of whoever wants no tracking.
    expect((await events()).events).toMatchObject([
      { kind: 'click', source, trackingUserId: '0123456789abcdef01234567' },
    ]);
  });

  it.each([
    ['a part that is nobody’s', 'events', {}, {}, 404],
    ['what the provider does not understand', 'list', { ...mugs, url: '/l/rea' }, {}, 400],
    ['more than there is', 'list', { ...mugs, take: 1_000_000 }, {}, 400],
    ['what is no JSON', 'list', {}, { body: '{' }, 400],
    ['another site', 'list', mugs, { headers: { origin: 'https://elsewhere.example' } }, 403],
    ['a question that is too long', 'list', { ...mugs, searchText: 'x'.repeat(20_000) }, {}, 413],
  ])('is refused %s', async (_what, part, body, init, status) => {
    expect((await tell(part, body, init)).status).toBe(status);
    expect(asked).toEqual([]);
  });

  it('finds no such way in a channel without a provider', async () => {
    expect((await tell('list', mugs, {}, plain)).status).toBe(404);
  });
});
