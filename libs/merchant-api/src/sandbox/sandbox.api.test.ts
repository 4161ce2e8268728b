import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const website = '00000000-0000-4000-8000-000000000001';
const visitor = '0123456789abcdef01234567';

describeApi('the double of the search provider', () => {
  let api: TestApi;
  beforeAll(async () => {
    let ids = 0;
    const randomId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
    api = await openTestApi({ sandbox: true, randomId });
  });
  afterAll(() => api.close());

  const post = async (path: string, body: unknown, contentType = 'text/plain') => {
    const url = `http://localhost/sandbox/hello-retail/serve/${path}`;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await api.fetch(
      new Request(url, { method: 'POST', body: text, headers: { 'content-type': contentType } }),
    );
    return { status: response.status, ...(await response.json()) };
  };

  describe('gives a page', () => {
    const first = {
      format: 'json',
      firstLoad: true,
      products: { start: 0, count: 2, fields: ['title', 'trackingCode'] },
    };

    it('of the fields that are asked for, with filters on the first load alone', async () => {
      const { success, products } = await post('pages/page-sv', first);
      expect(success).toBe(true);
      expect(products).toMatchObject({ start: 0, count: 2, total: 5 });
      expect(Object.keys(products.result[0])).toEqual(['title', 'trackingCode']);
      expect(products.filters.map(({ name }: { name: string }) => name)).toEqual(['brand', 'hierarchies', 'price']);
      expect((await post('pages/page-sv', { ...first, firstLoad: false })).products.filters).toBeUndefined();
    });

    it.each([
      [{ filters: ['brand:Väv'] }, ['Skjorta']],
      [{ filters: ['hierarchies:Köket$Muggar$', 'brand:Lera'] }, ['Bok om blåbär', 'Fat', 'Mugg, vit']],
      [{ filters: ['price:70,90'] }, ['Kaffe']],
      [{ filters: ['colour:purple', 'price:70,90'] }, ['Kaffe']],
      [{ filters: ['brand:Nobody'] }, []],
    ])('narrowed by %j', async (products, titles) => {
      const wanted = { ...products, fields: ['title'], sorting: ['title asc'] };
      const { products: found } = await post('pages/page-sv', { format: 'json', products: wanted });
      expect(found.result.map(({ title }: { title: string }) => title)).toEqual(titles);
    });

    it('sorted, of one place, in the language of its key', async () => {
      const products = { fields: ['title', 'price', 'currency'], sorting: ['price desc'] };
      const params = { filters: { hierarchies: ['Kjøkken$Krus'] } };
      const { products: found } = await post('pages/page-nb', { format: 'json', params, products });
      expect(found.result).toMatchObject([
        { title: 'Bok om blåbær', price: 279, currency: 'NOK' },
        { title: 'Fat', price: 165, currency: 'NOK' },
        { title: 'Krus, hvit', price: 110, currency: 'NOK' },
      ]);
    });

    it.each([
      ['pages/unknown', { format: 'json' }],
      ['pages/page-sv', {}],
      ['pages/%E0%A4%A', { format: 'json' }],
      ['pages/page-sv', 'no json'],
      ['pages/page-sv', '[]'],
    ])('or says why not: %s', async (path, body) => {
      expect(await post(path, body)).toMatchObject({ status: 500, success: false, message: expect.any(String) });
    });
  });

  it('searches', async () => {
    const products = { count: 1, fields: ['title'], returnFilters: true };
    const found = await post('search', { key: 'search-sv', query: 'mugg', products });
    expect(found.products).toMatchObject({ requestedCount: 1, returnedCount: 1, results: [{ title: 'Mugg, vit' }] });
    expect(found.products.filters.length).toBeGreaterThan(0);
    expect((await post('search', { key: 'search-sv', query: '*' })).products.totalCount).toBe(5);
  });

  it('recommends what others buy, but not what is looked at', async () => {
    const requests = [
      { key: 'recommendations-sv', fields: ['title'], context: { brand: 'Lera', productNumbers: ['1'] } },
    ];
    const body = { websiteUuid: website, trackingUserId: visitor, requests };
    const { responses } = await post('recoms', body);
    expect(responses[0]).toMatchObject({ key: 'recommendations-sv', success: true });
    expect(responses[0].products.length).toBeGreaterThan(0);
    expect(responses[0].products.map(({ title }: { title: string }) => title)).not.toContain('Skjorta');
    expect((await post('recoms', { ...body, trackingUserId: 'x' })).status).toBe(500);
  });

  it('makes a visitor anew each time', async () => {
    const ids = [await post('trackingUser', {}), await post('trackingUser', {})].map(({ id }) => id);
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  });

  it('takes clicks with a code that it gave, and nothing of those who want no tracking', async () => {
    const { products } = await post('pages/page-sv', { format: 'json', products: { fields: ['trackingCode'] } });
    const click = { websiteUuid: website, trackingUserId: visitor, source: products.result[0].trackingCode };
    expect(await post('collect/click', click)).toEqual({ status: 200, success: true });
    expect(await post('collect/click', { ...click, source: 'made-up' })).toMatchObject({ status: 400, success: false });
    expect(await post('collect/click', { ...click, trackingUserId: 'me' })).toMatchObject({ status: 400 });
    expect(await post('collect/click', { ...click, websiteUuid: 'other' })).toMatchObject({ status: 400 });
    const nobody = { ...click, trackingUserId: '0'.repeat(24), productNumbers: ['1'] };
    expect(await post('collect/cart', nobody)).toMatchObject({
      status: 200,
      message: 'Not tracked for anonymous user',
    });
    const order = { websiteUuid: website, trackingUserId: visitor, orderNumber: '17', total: 100, products: [] };
    expect(await post('collect/conversion', order)).toEqual({ status: 200, success: true });
    const seen = await api.fetch(new Request('http://localhost/sandbox/hello-retail/serve/events'));
    expect((await seen.json()).events.map(({ kind }: { kind: string }) => kind)).toEqual(['click', 'conversion']);
  });
});

describeApi('the sandbox', () => {
  it('tells its keys', async () => {
    const api = await openTestApi({ sandbox: true });
    const { sites } = await (await api.fetch(new Request('http://localhost/sandbox'))).json();
    expect(sites[0]).toMatchObject({
      channelId: '1|se',
      websiteUuid: website,
      keys: { page: 'page-sv', reviews: 'reviews-sv', flows: 'flows-sv' },
    });
    const widget = (query: string) => api.fetch(new Request(`http://localhost/sandbox/lipscore/widget?${query}`));
    const script = await api.fetch(new Request('http://localhost/sandbox/lipscore/assets/no/lipscore-v1.js'));
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(await script.text()).toContain('lipscoreInit');
    expect((await widget('api_key=nobody&product_id=mugg-vit')).status).toBe(401);
    expect((await widget('api_key=reviews-sv&product_id=saknas')).status).toBeGreaterThanOrEqual(404);
    await api.close();
  });

  it("shows customers' pictures: of a product, of what sells, and marked as they were asked for", async () => {
    const api = await openTestApi({ sandbox: true });
    const ask = (path: string) => api.fetch(new Request(`http://localhost/sandbox/flowbox/${path}`));
    const script = await ask('flowbox.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const { posts } = await (await ask('feed/flows-nb')).json();
    expect(posts.length).toBeGreaterThan(1);
    const [, second] = posts;
    const ofProduct = await (await ask(`feed/flows-nb?productId=${second.products[0]}&tags=sommer`)).json();
    expect(ofProduct.posts).toEqual([{ ...second, caption: `${second.caption} #sommer` }]);
    expect((await ask('feed/nobody')).status).toBe(404);
    expect((await ask('elsewhere')).status).toBe(404);
    await api.close();
  });

  it('is not there where it was not asked for', async () => {
    const api = await openTestApi();
    expect((await api.fetch(new Request('http://localhost/sandbox'))).status).toBe(404);
    await api.close();
  });
});
