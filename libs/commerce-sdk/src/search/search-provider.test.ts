import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../testing/answering-client.ts';
import { createClickCollectSearch } from './click-collect-search.ts';
import { createMerchantSearch } from './merchant-search.ts';
import type { SearchProvider } from './search-provider.ts';

/** What both providers have: two products in kronor, and what they can be narrowed by. */
const stock = [
  { alias: 'mugg', productId: 1, title: 'Mugg, vit', price: 99 },
  { alias: 'fat', productId: 2, title: 'Fat', price: 149.5 },
];
const brands = [{ label: 'Lera', count: 2 }];

/** A provider over that stock, what it was asked, and what takes it down. */
interface Staged {
  provider: SearchProvider;
  asked(): unknown[];
  goDown(): void;
}

function merchantApi(): Staged {
  let isDown = false;
  const products = stock.map(({ alias, productId, title, price }) => ({
    alias,
    productId,
    name: title,
    canonicalUrl: `/p/koket/${alias}`,
    unitPrice: { sellingPriceIncVat: price, currency: { code: 'SEK' } },
  }));
  const values = brands.map(({ label, count }) => ({
    _id: 'b_1',
    facetId: 'b_1',
    label,
    count,
    order: 0,
    hidden: false,
  }));
  const facets = [{ filterId: 'brand', type: 'Brand', group: 'brand', label: 'Märke', order: 0, values }];
  const filters = { price: { lowest: 99, highest: 149.5 }, facets };
  const { client, sent } = answeringClient(({ body }) => {
    if (isDown) return json({}, 503);
    if (body.operationName === 'RelatedProducts') return json({ data: { relatedProducts: products } });
    return json({ data: { products: { count: 2, products, filters } } });
  });
  const asked = () => sent.map(({ body }) => body.variables);
  return { provider: createMerchantSearch(client), asked, goDown: () => void (isDown = true) };
}

function clickCollect(): Staged {
  let isDown = false;
  const questions: unknown[] = [];
  const result = stock.map(({ alias, productId, ...hit }) => ({
    ...hit,
    url: `/p/koket/${alias}`,
    extraData: { alias, productId },
  }));
  const values = brands.map(({ label, count }) => ({ title: label, count, query: `brand:${label}`, selected: false }));
  const filters = [
    { name: 'brand', title: 'Märke', settings: { type: 'LIST' }, values },
    { name: 'price', settings: { type: 'RANGE' }, min: '99', max: '149.5' },
  ];
  const answers: Readonly<Record<string, object>> = {
    search: { success: true, products: { totalCount: 2, results: result, filters } },
    'pages/page-sv': { success: true, products: { total: 2, result, filters } },
    recoms: { success: true, responses: [{ key: 'r', success: true, products: result }] },
  };
  const provider = createClickCollectSearch({
    endpoint: 'https://search.test/serve/',
    websiteUuid: 'site',
    keys: { search: 'search-sv', page: 'page-sv', recommendations: 'r' },
    trackingUserId: () => null,
    report: () => {},
    fetch: async (input, init) => {
      questions.push(JSON.parse(String(init?.body)));
      const answer = isDown ? undefined : answers[String(input).replace('https://search.test/serve/', '')];
      return json(answer ?? { success: false, message: 'Down' }, answer ? 200 : 500);
    },
  });
  return { provider, asked: () => questions, goDown: () => void (isDown = true) };
}

const mugg = {
  ...{ alias: 'mugg', productId: 1, name: 'Mugg, vit', canonicalUrl: '/p/koket/mugg' },
  ...{ price: 9900, trackingCode: null },
};
const fat = {
  ...{ alias: 'fat', productId: 2, name: 'Fat', canonicalUrl: '/p/koket/fat' },
  ...{ price: 14_950, trackingCode: null },
};
const part = { skip: 0, take: 10 };
const category = { alias: 'muggar', names: ['Köket', 'Muggar'] };

describe.each([
  ['the Merchant API', merchantApi],
  ['a provider that collects clicks', clickCollect],
])('%s as a search provider', (_name, open) => {
  const reads: readonly [string, (provider: SearchProvider, signal?: AbortSignal) => Promise<unknown>][] = [
    ['search', (provider, signal) => provider.search({ ...part, text: 'mugg' }, signal && { signal })],
    ['list', (provider, signal) => provider.list({ ...part, category }, signal && { signal })],
    ['recommend', (provider, signal) => provider.recommend({ ...mugg, take: 1 }, signal && { signal })],
  ];

  it('finds products by words, and counts them', async () => {
    const { provider } = open();
    expect(await provider.search({ ...part, text: ' mugg ' })).toEqual({ count: 2, hits: [mugg, fat], filters: null });
  });

  it('finds the products of a category', async () => {
    const { provider } = open();
    expect(await provider.list({ ...part, category })).toEqual({ count: 2, hits: [mugg, fat], filters: null });
  });

  it('says what hits can be narrowed by, prices in öre', async () => {
    for (const find of ['search', 'list'] as const) {
      const { filters } = await open().provider[find]({ ...part, text: 'mugg', category, withFilters: true });
      expect(filters).toMatchObject({
        count: 2,
        price: { lowest: 9900, highest: 14_950 },
        facets: [{ filterId: 'brand', type: 'Brand', label: 'Märke', values: [{ label: 'Lera', count: 2 }] }],
      });
    }
  });

  it('narrows hits by what it named itself, and by price in kronor', async () => {
    const { provider, asked } = open();
    const { filters } = await provider.list({ ...part, category, withFilters: true });
    const facets = filters?.facets.flatMap(({ values }) => values.map(({ facetId }) => facetId)) ?? [];
    await provider.list({ ...part, category, facets, price: { lowest: 9950, highest: 20_000 } });
    const question = JSON.stringify(asked().at(-1));
    expect(facets).toHaveLength(1);
    for (const word of [...facets, '99.5', '200']) expect(question).toContain(word);
  });

  it('recommends as many as are wanted', async () => {
    const { provider } = open();
    expect(await provider.recommend({ ...mugg, take: 1 })).toMatchObject([
      { alias: 'mugg', canonicalUrl: '/p/koket/mugg', price: 9900 },
    ]);
  });

  it.each(reads)('says so when it is down: %s', async (_read, run) => {
    const { provider, goDown } = open();
    goDown();
    await expect(run(provider)).rejects.toMatchObject({ code: 'SERVER' });
  });

  it.each(reads)('ends with its caller: %s', async (_read, run) => {
    await expect(run(open().provider, AbortSignal.abort(new Error('Another page was opened')))).rejects.toMatchObject({
      failure: 'aborted',
    });
  });

  it('never fails because of a click', async () => {
    const { provider, goDown } = open();
    goDown();
    expect(await provider.trackClick('code')).toBeUndefined();
  });
});
