import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedApi } from './embedded-api.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

const norwegian = 'nb.localhost:3000';

/** Pages of every kind, on both hosts, as the shop knows them without market and language. */
const pages = [
  ['/', 'localhost:3000'],
  ['/nyheter', 'localhost:3000'],
  ['/c/koket', 'localhost:3000'],
  ['/c/skalar-och-fat?page=1', 'localhost:3000'],
  ['/b/lerkulla', 'localhost:3000'],
  ['/dc/vinterljus', 'localhost:3000'],
  ['/kundservice', 'localhost:3000'],
  ['/s/mugg', 'localhost:3000'],
  ['/', norwegian],
  ['/c/kjokken', norwegian],
  ['/dc/vinterlys', norwegian],
] as const;

/** Addresses that lead on: what moved, what has another address, and forms. */
const leading = [
  ['/rea', 'localhost:3000'],
  ['/koket/porslin', 'localhost:3000'],
  ['/b/nordbod/fjord?page=2', 'localhost:3000'],
  ['/l/koket', 'localhost:3000'],
  ['/salg', norwegian],
  ['/katalog-2019', 'localhost:3000'],
] as const;

/** Each address in a page: links, forms, canonical ones, other languages', and those for search engines. */
function addressesIn(html: string): readonly string[] {
  const attributes = [...html.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, address = '']) => address);
  const described = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => [...json.matchAll(/"(?:item|url|@id)":"([^"]*)"/g)].map(([, address = '']) => address),
  );
  return [...attributes, ...described];
}

let plainApi: EmbeddedApi;
let prefixedApi: EmbeddedApi;

beforeAll(async () => {
  plainApi = await openEmbeddedApi();
  prefixedApi = await openEmbeddedApi({ marketInPath: true });
});

afterAll(() => Promise.all([plainApi.close(), prefixedApi.close()]));

describe.each([
  ['carry the market', { SHOP_MARKET_IN_PATH: 'on' }, { 'localhost:3000': '/se/sv', [norwegian]: '/no/nb' }],
  ['share a host', { SHOP_MULTI_MARKET: 'on' }, { 'localhost:3000': '', [norwegian]: '' }],
  ['do not carry the market', {}, { 'localhost:3000': '', [norwegian]: '' }],
] as const)('a shop whose addresses %s', (_how, env, prefixes) => {
  let plain: Shop;
  let prefixed: Shop;
  beforeAll(async () => {
    plain = await openShop({ env, openApi: async () => plainApi });
    prefixed = await openShop({ env, openApi: async () => prefixedApi });
  });

  const both = async <Answer>(ask: (shop: Shop) => Promise<Answer>) => Promise.all([ask(plain), ask(prefixed)]);
  const onSite = (path: string, host: keyof typeof prefixes) =>
    prefixes[host] + (prefixes[host] === '' ? path : path.replace(/^\/$/, ''));

  it.each(pages)('has the links of %s on %s whatever the account writes', async (path, host) => {
    const [without, along] = await both(async (shop) => {
      const answer = await shop.ask(onSite(path, host), {}, host);
      return [answer.status, addressesIn(await answer.text())] as const;
    });
    expect(without[0]).toBe(200);
    expect(along).toEqual(without);
    expect(without[1].length).toBeGreaterThan(20);
    expect(along[1].filter((address) => /\/(se|no|de)\/(sv|nb)\/.*\/(sv|nb)(\/|$)/.test(address))).toEqual([]);
  });

  it('has the links of a product whatever the account writes', async () => {
    const list = await (await plain.ask(onSite('/c/koket', 'localhost:3000'))).text();
    const product = /href="([^"]*\/p\/[^"]*)"/.exec(list)?.[1] ?? '';
    const [without, along] = await both(async (shop) => {
      const answer = await shop.ask(product);
      return [answer.status, addressesIn(await answer.text())] as const;
    });
    expect(without[0]).toBe(200);
    expect(along).toEqual(without);
  });

  it("has the links of a market that is not its host's first whatever the account writes", async () => {
    const [without, along] = await both(async (shop) => {
      const answer = await shop.ask('/de/sv/c/koket');
      return [answer.status, answer.headers.get('location'), addressesIn(await answer.text())];
    });
    expect(along).toEqual(without);
  });

  it.each(leading)('leads on from %s on %s whatever the account writes', async (path, host) => {
    const [without, along] = await both((shop) => shop.ledTo(onSite(path, host), host));
    expect(along).toEqual(without);
  });

  it('has the sitemaps whatever the account writes', async () => {
    const [without, along] = await both(async (shop) => {
      const index = await (await shop.ask(onSite('/sitemap.xml', 'localhost:3000'))).text();
      const parts = [...index.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path = '']) => path);
      return Promise.all(parts.map(async (path) => (await shop.ask(path)).text()));
    });
    expect(along).toEqual(without);
    expect(without).toHaveLength(2);
    expect(without.every((part) => part.includes('</loc>'))).toBe(true);
  });

  it('has the lines of a cart whatever the account writes', async () => {
    const [without, along] = await both(async (shop) => {
      const list = await (await shop.ask(onSite('/c/koket', 'localhost:3000'))).text();
      const skuId = /name="skuId" value="(\d+)"/.exec(list)?.[1] ?? /"skuId":(\d+)/.exec(list)?.[1] ?? '';
      const cart = onSite('/varukorg', 'localhost:3000');
      const added = await shop.ask(cart, { method: 'POST', body: new URLSearchParams({ skuId }) });
      const cookie = added.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      return addressesIn(await (await shop.ask(cart, { headers: { cookie } })).text());
    });
    expect(along).toEqual(without);
  });
});
