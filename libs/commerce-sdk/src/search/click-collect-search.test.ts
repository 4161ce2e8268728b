import { describe, expect, it } from 'vitest';
import { json } from '../testing/answering-client.ts';
import { createClickCollectSearch, type ClickCollectOptions } from './click-collect-search.ts';

const user = '0123456789abcdef01234567';
const part = { skip: 20, take: 10 };
const nothing = { success: true, products: { totalCount: 0, total: 0, results: [], result: [] }, responses: [] };

function setUp(
  answer: () => Response | Promise<Response> = () => json(nothing),
  options: Partial<ClickCollectOptions> = {},
) {
  const sent: { url: string; body: unknown; init: RequestInit }[] = [];
  const reports: [string, unknown][] = [];
  const provider = createClickCollectSearch({
    endpoint: 'https://search.test/serve/',
    websiteUuid: 'site',
    keys: { search: 'search-sv', page: 'page sv', recommendations: 'recommendations-sv' },
    trackingUserId: () => user,
    report: (message, error) => reports.push([message, error]),
    fetch: async (input, init = {}) => {
      sent.push({ url: String(input), body: JSON.parse(String(init.body)), init });
      return answer();
    },
    ...options,
  });
  return { provider, sent, reports };
}

const fields = ['title', 'url', 'price', 'extraData', 'trackingCode'];

it('is made with the absolute address of the provider alone', () => {
  expect(() => setUp(undefined, { endpoint: '/serve/' })).toThrow("'endpoint' must be");
});

describe('a search', () => {
  it('asks in the words of the provider', async () => {
    const { provider, sent } = setUp();
    await provider.search({
      ...part,
      text: 'mugg',
      facets: ['brand:Lera'],
      price: { lowest: 9950 },
      withFilters: true,
    });
    expect(sent[0]?.url).toBe('https://search.test/serve/search');
    expect(sent[0]?.body).toEqual({
      key: 'search-sv',
      query: 'mugg',
      trackingUserId: user,
      products: {
        start: 20,
        count: 10,
        fields,
        filters: ['brand:Lera', 'price:99.5,'],
        sorting: [],
        returnFilters: true,
      },
    });
  });

  it('looks for everything where nothing was typed', async () => {
    const { provider, sent } = setUp();
    await provider.search({ ...part, text: ' ' });
    expect(sent[0]?.body).toMatchObject({ query: '*' });
  });

  it.each([
    ['RECOMMENDED', []],
    ['LATEST', ['created desc']],
    ['PRICE', ['price asc']],
    ['PRICE_DESC', ['price desc']],
  ] as const)('ordered by %s asks for %j', async (sort, sorting) => {
    const { provider, sent } = setUp();
    await provider.search({ ...part, text: 'mugg', sort });
    expect(sent[0]?.body).toMatchObject({ products: { sorting } });
  });

  it('follows nobody who has not agreed', async () => {
    const { provider, sent } = setUp(undefined, { trackingUserId: () => null });
    await provider.search({ ...part, text: 'mugg' });
    expect(sent[0]?.body).toMatchObject({ trackingUserId: '0'.repeat(24) });
  });

  it('is narrowed by nothing that the provider does not name', async () => {
    const filters = [
      { name: 'price', min: '70' },
      { name: 'colour', title: 'Färg', values: [null, { title: 'Vit' }] },
      { name: 'constructor', values: [] },
      7,
    ];
    const { provider } = setUp(() => json({ success: true, products: { totalCount: '3', results: null, filters } }));
    expect(await provider.search({ ...part, text: '', withFilters: true })).toMatchObject({
      count: 3,
      hits: [],
      filters: {
        price: null,
        facets: [
          { type: 'Parameter', label: 'Färg', values: [{ label: 'Vit', count: 0 }] },
          { type: 'Parameter', values: [] },
        ],
      },
    });
  });

  it('leaves out what has no address, and finds the alias in an address', async () => {
    const results = [
      { title: 'Ingenstans' },
      { title: 'Fat', url: 'https://torg.example/p/koket/fat?from=feed', price: '149,50', trackingCode: 'abc' },
      null,
    ];
    const { provider } = setUp(() => json({ success: true, products: { totalCount: 3, results } }));
    const { hits } = await provider.search({ ...part, text: '' });
    expect(hits).toEqual([
      {
        ...{ alias: 'fat', productId: null, name: 'Fat' },
        canonicalUrl: '/p/koket/fat',
        price: null,
        trackingCode: 'abc',
      },
    ]);
  });

  it.each([
    [
      'a refusal',
      () => json({ success: false, message: 'No such key' }, 500),
      { code: 'SERVER', errors: [{ message: 'No such key' }] },
    ],
    ['a page', () => new Response('<html>'), { code: 'SERVER_PARSE' }],
    ['no success', () => json({ ...nothing, success: false }), { code: 'MISSING_DATA' }],
    ['no count', () => json({ success: true, products: {} }), { code: 'MISSING_DATA' }],
    ['no products', () => json({ success: true }), { code: 'MISSING_DATA' }],
    ['no network', () => Promise.reject(new TypeError('offline')), { code: 'NETWORK' }],
    ['no answer', () => new Promise<Response>(() => {}), { code: 'NETWORK', failure: 'timeout' }],
  ])('that gets %s fails, and is never an empty list', async (_name, answer, error) => {
    const { provider } = setUp(answer, { timeoutMs: 5 });
    await expect(provider.search({ ...part, text: 'mugg' })).rejects.toMatchObject(error);
    await expect(provider.list(part)).rejects.toMatchObject(error);
  });
});

it('a list asks for its place by names', async () => {
  const { provider, sent } = setUp();
  const category = { alias: 'muggar', names: ['Köket', 'Muggar'] };
  await provider.list({ ...part, category, brand: { alias: 'lera', name: 'Lera' } });
  expect(sent[0]?.url).toBe('https://search.test/serve/pages/page%20sv');
  expect(sent[0]?.body).toMatchObject({
    format: 'json',
    firstLoad: false,
    params: { filters: { hierarchies: ['Köket$Muggar'], brand: ['Lera'] } },
  });
});

it('a recommendation asks for what goes with a page', async () => {
  const { provider, sent } = setUp();
  await provider.recommend({ alias: 'mugg', canonicalUrl: '/p/koket/mugg', take: 4 });
  expect(sent[0]?.body).toEqual({
    websiteUuid: 'site',
    trackingUserId: user,
    requests: [{ key: 'recommendations-sv', count: 4, fields, context: { urls: ['/p/koket/mugg'] } }],
  });
});

describe('a click', () => {
  it('is sent so that it outlives the page and asks no question beforehand', async () => {
    const { provider, sent, reports } = setUp();
    await provider.trackClick('abc');
    expect(sent[0]).toMatchObject({
      url: 'https://search.test/serve/collect/click',
      body: { websiteUuid: 'site', trackingUserId: user, source: 'abc' },
      init: { method: 'POST', keepalive: true },
    });
    expect(sent[0]?.init.headers).toBeUndefined();
    expect(reports).toEqual([]);
  });

  it('may be sent elsewhere', async () => {
    const { provider, sent } = setUp(undefined, { clickEndpoint: 'https://clicks.test/collect' });
    await provider.trackClick('abc');
    expect(sent[0]?.url).toBe('https://clicks.test/collect');
  });

  it.each([
    ['refused', () => json({ success: false, message: 'Invalid source' }, 400), { code: 'SERVER', status: 400 }],
    ['lost', () => Promise.reject(new TypeError('offline')), { code: 'NETWORK' }],
    ['not answered in JSON', () => new Response('ok'), { code: 'SERVER_PARSE' }],
  ])('that is %s is reported, and fails nobody', async (_name, answer, error) => {
    const { provider, reports } = setUp(answer);
    await provider.trackClick('abc');
    expect(reports).toEqual([['An error occured in trackClick', expect.objectContaining(error)]]);
  });

  it('of a visitor who cannot be told is reported, and fails nobody', async () => {
    const cause = new Error('The storage is closed');
    const trackingUserId = () => {
      throw cause;
    };
    const { provider, sent, reports } = setUp(undefined, { trackingUserId });
    await provider.trackClick('abc');
    expect(sent).toEqual([]);
    expect(reports).toEqual([['An error occured in trackClick', expect.objectContaining({ cause })]]);
  });
});
