import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => void (shop = await openShop()), 120_000);
afterAll(() => shop.close());

const hosts = { sv: 'localhost:3000', nb: 'nb.localhost:3000' } as const;
const carts = { sv: '/varukorg', nb: '/handlekurv' } as const;

/** A product of each kind that is bought by one form. Packages and gift cards have tests of their own. */
it.each([
  ['simple', 'sv', '/p/bocker/bilderbok-raven-pa-berget'],
  ['simple', 'nb', '/p/boker/bildebok-reven-pa-berget'],
  ['of sizes', 'sv', '/p/trojor-och-koftor/kofta-ronn-lingonrod'],
  ['of three levels', 'sv', '/p/trojor-och-koftor/troja-fjall-rund-hals-kritvit'],
  ['of three levels', 'nb', '/p/gensere-og-kofter/genser-fjell-rund-hals-kritthvit'],
  ['oversellable', 'sv', '/p/stolar-pallar-och-bankar/stol-spjala-svart'],
  ['oversellable', 'nb', '/p/stoler-krakker-og-benker/stol-spile-svart'],
  ['weighed food', 'sv', '/p/kaffe/kaffe-gryning-hela-bonor'],
  ['weighed food', 'nb', '/p/kaffe/kaffe-gry-hele-bonner'],
] as const)('a product that is %s is bought without script in %s: %s', async (_, locale, path) => {
  const host = hosts[locale];
  const html = await (await shop.ask(path, {}, host)).text();
  const name = /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
  const skus = [...html.matchAll(/<input[^>]*name="skuId"[^>]*>/g)].filter(([input]) => !input.includes('disabled'));
  const skuId = /value="(\d+)"/.exec(skus[0]?.[0] ?? '')?.[1] ?? '';
  const body = new URLSearchParams({ form: 'buy', skuId, quantity: '2' });
  const answer = await shop.ask(path, { method: 'POST', body, headers: { origin: `http://${host}` } }, host);
  expect(answer.status).toBe(303);
  const cookie = /torg-cart=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const cart = await (await shop.ask(carts[locale], { headers: { cookie } }, host)).text();
  expect(cart).toContain(name);
  expect(cart).toMatch(/value="2"/);
});
