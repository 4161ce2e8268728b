import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommerceClient, getBrands, getProducts, type CommerceClientOptions } from '@torg/commerce-sdk';
import { createClickCollectSearch, createMerchantSearch, type SearchProvider } from '@torg/commerce-sdk/search';
import type { MerchantApi } from '@torg/merchant-api';
import { testApiKey } from './testing/demo-api-options.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';

// The SDK against the API that the shop carries within it, and against its double of the search provider.

let api: MerchantApi;

beforeAll(async () => {
  api = await openEmbeddedApi({ sandbox: true });
}, 120_000);
afterAll(() => api.close());

const ask: typeof fetch = (input, init) => api.fetch(new Request(input, init));

function openClient(options: Partial<CommerceClientOptions> = {}) {
  const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
  return createCommerceClient({
    endpoint: 'http://api.test/graphql',
    apiKey: testApiKey,
    scope,
    cache: null,
    fetch: ask,
    ...options,
  });
}

describe('the client', () => {
  it('sends a text once, and its hash from then on', async () => {
    const ways: string[] = [];
    const client = openClient({
      persistedQueries: true,
      fetch: (input, init) => {
        const { query, extensions } = JSON.parse(String(init?.body));
        ways.push([...(query ? ['text'] : []), ...(extensions ? ['hash'] : [])].join(' and '));
        return ask(input, init);
      },
    });
    const pages = [await getProducts(client, { skip: 0, take: 2 }), await getProducts(client, { skip: 2, take: 2 })];
    expect(pages.map(({ products }) => products.length)).toEqual([2, 2]);
    expect(ways).toEqual(['hash', 'text and hash', 'hash']);
  });

  it('says under which id the API refused it, and why', async () => {
    await expect(getBrands(openClient({ apiKey: 'unknown' }))).rejects.toMatchObject({
      code: 'SERVER',
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHORIZED' } }],
      requestId: expect.stringMatching(/^cart-/),
    });
  });
});

describe('the search providers', () => {
  const reports: unknown[] = [];
  const merchant = () => createMerchantSearch(openClient());
  const clickCollect = () =>
    createClickCollectSearch({
      endpoint: 'http://localhost/sandbox/hello-retail/serve/',
      websiteUuid: '00000000-0000-4000-8000-000000000001',
      keys: { search: 'search-sv', page: 'page-sv', recommendations: 'recommendations-sv' },
      trackingUserId: () => '0123456789abcdef01234567',
      report: (_message, error) => reports.push(error),
      fetch: ask,
    });
  const wanted = { text: 'mugg', skip: 0, take: 20 };
  const providers: [string, () => SearchProvider][] = [
    ['the Merchant API', merchant],
    ['the provider that collects clicks', clickCollect],
  ];

  it('find the same', async () => {
    const [one, other] = await Promise.all([merchant().search(wanted), clickCollect().search(wanted)]);
    const known = ({ hits }: typeof one) =>
      hits.map(({ alias, name, canonicalUrl, price }) => ({ alias, name, canonicalUrl, price }));
    expect(one.count).toBeGreaterThan(2);
    expect(other.count).toBe(one.count);
    expect(known(other)).toEqual(known(one));
  });

  it.each(providers)('narrow by brand and price what they found: %s', async (_name, open) => {
    const provider = open();
    const { filters } = await provider.search({ ...wanted, withFilters: true });
    const brand = filters?.facets.find(({ type }) => type === 'Brand')?.values[0];
    const facets = brand ? [brand.facetId] : [];
    const ofBrand = await provider.search({ ...wanted, facets });
    expect(ofBrand.count).toBe(brand?.count);
    const price = { lowest: 15_000, highest: 40_000 };
    const { hits } = await provider.search({ ...wanted, facets, price, sort: 'PRICE_DESC' });
    const prices = hits.map((hit) => hit.price ?? 0);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(prices.every((amount) => amount >= price.lowest && amount <= price.highest)).toBe(true);
  });

  it.each(providers)('list a category and recommend what goes with a product: %s', async (_name, open) => {
    const provider = open();
    const category = { alias: 'koket', names: ['Köket'] };
    const [cheap, all] = await Promise.all([
      provider.list({ skip: 0, take: 1, category, sort: 'PRICE' }),
      provider.list({ skip: 0, take: 100, category }),
    ]);
    expect(cheap.count).toBe(all.count);
    expect(cheap.hits[0]?.price).toBe(Math.min(...all.hits.map((hit) => hit.price ?? Number.POSITIVE_INFINITY)));
    const [seen] = (await provider.search(wanted)).hits;
    const others = await provider.recommend({ alias: '', canonicalUrl: '', ...seen, take: 3 });
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ alias }) => alias)).not.toContain(seen?.alias);
  });

  it('count a click on what was found, and report one on what was not', async () => {
    const provider = clickCollect();
    const [hit] = (await provider.search(wanted)).hits;
    await provider.trackClick(hit?.trackingCode ?? '');
    expect(reports).toEqual([]);
    await provider.trackClick('made-up');
    expect(reports).toEqual([expect.objectContaining({ code: 'SERVER', status: 400 })]);
    const response = await ask('http://localhost/sandbox/hello-retail/serve/events');
    expect((await response.json()).events).toMatchObject([{ kind: 'click', source: hit?.trackingCode }]);
  });
});
