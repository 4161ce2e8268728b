import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

type Answered = Record<string, unknown>;

let shop: Awaited<ReturnType<typeof openShop>>;
/** What the account says otherwise of the product that a page is about. */
let change: (product: Answered) => Answered = (product) => product;

beforeAll(async () => {
  const api = await openEmbeddedApi();
  shop = await openShop({
    openApi: async () => api,
    async between(request) {
      const answer = await api.fetch(request);
      const text = await answer.text();
      if (!text.startsWith('{"data":{"product":{')) return new Response(text, answer);
      const body = JSON.parse(text) as { data: { product: Answered } }; // begins so
      return Response.json({ ...body, data: { ...body.data, product: change(body.data.product) } });
    },
  });
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => void (change = (product) => product));

const mug = '/p/muggar/mugg-strand-kritvit';
const read = async (path: string) => {
  const answer = await shop.ask(path);
  return { status: answer.status, html: await answer.text() };
};

describe('a product page', () => {
  it.each([
    ['pictures', { productImages: [] }],
    ['pictures at all', { productImages: null }],
    ['a price', { unitPrice: null, lowestPrice: null, priceLog: null }],
    ['texts', { texts: null, meta: null }],
    ['facts', { parameterGroups: null }],
    ['a brand and a category', { brand: null, primaryCategory: null, breadcrumbs: null }],
    ['variants', { variantGroup: null, variantDimensions: null }],
    ['stock', { totalStock: null }],
  ])('stands without %s, with its name and no word that means nothing', async (_, missing) => {
    change = (product) => ({ ...product, ...missing });
    const { status, html } = await read(mug);
    expect(status).toBe(200);
    expect(html).toContain('Mugg Strand, kritvit</h1>');
    const seen = html.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(seen).not.toMatch(/>\s*(undefined|null|NaN|\[object Object\])/);
    expect(seen).not.toMatch(/src="[^"]*undefined/);
  });

  it('leads from its promise of returns to where a purchase is gone back on', async () => {
    const { html } = await read(mug);
    expect(html).toMatch(/returen är gratis\.[^/]*<a[^>]* href="\/angra-kop"[^>]*>Så ångrar du ett köp</);
  });

  it('without a price cannot be bought, and says so', async () => {
    change = (product) => ({ ...product, unitPrice: null, lowestPrice: null });
    const { html } = await read(mug);
    expect(html).toContain('Den här produkten säljs inte här just nu.');
    expect(html).not.toContain('id="buy-now"');
    expect(html).not.toContain('"@type":"Offer"');
  });

  it('shows markup in texts of the account as text, and never as script', async () => {
    const texts = { text1: '<script>alert(1)</script>', text2: '</script><img src=x onerror=alert(2)>', text3: '' };
    change = (product) => ({ ...product, name: '<b>Mugg</b>"', texts });
    const { html } = await read(mug);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<b>Mugg');
  });

  it.each(['?sku=999999', '?sku=abc', '?sku=-1', '?sku=1e9', '?sku=', '?sku=1&sku=2', '?stars=99&page=-3'])(
    'takes no harm from %s',
    async (query) => {
      expect((await read(mug + query)).status).toBe(200);
    },
  );

  it.each([
    ['an unknown product', '/p/muggar/finns-inte'],
    ['a package that is none', '/pp/muggar/mugg-strand-finns-inte'],
    ['control characters', '/p/muggar/%01%02'],
    ['no name', '/p'],
    ['a place above', '/p/..%2f..%2fetc%2fpasswd'],
    ['a very long name', `/p/muggar/${'a'.repeat(2_000)}`],
  ])('that is asked for by %s is not found, with the shop around it', async (_, path) => {
    const { status, html } = await read(path);
    expect([404, 410]).toContain(status);
    expect(html).toContain('Sök');
  });

  it.each([
    ['its name in another market', '/p/krus-og-kopper/krus-strand-kritthvit', mug],
    ['no name and a slash', '/p/', '/p'],
  ])('that is asked for by %s leads on for good', async (_, path, place) => {
    const answer = await shop.ask(path);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', 'http://localhost').pathname).toBe(place);
  });
});
