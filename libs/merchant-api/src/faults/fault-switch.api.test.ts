import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeApi, graphqlRequest, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { createFaultSwitch } from './create-fault-switch.ts';

const waited: number[] = [];
let chance = 0;
const faults = createFaultSwitch([], {
  random: () => chance,
  wait: async (ms) => void waited.push(ms),
});

describeApi('faults on purpose', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ faults });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    faults.setRules([]);
    waited.length = 0;
    chance = 0;
  });

  const send = (query: string, path?: string) => api.fetch(graphqlRequest({ query }, {}, path));
  const stock = '{ product(alias: "mugg-gron") { totalStock { totalStock inStock } skus { stock { totalStock } } } }';
  const put = (rules: unknown) => {
    const body = JSON.stringify({ rules });
    return api.fetch(new Request('http://localhost/faults', { method: 'PUT', body }));
  };

  describe('of a call', () => {
    it('can be a refusal for too many', async () => {
      await put(['*:rate-limit']);
      const response = await send('{ channels { id } }');
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2']);
      expect((await response.json()).errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
    });

    it('can be a failure, also of the extensions', async () => {
      await put(['*:server-error']);
      expect((await send('{ questions(alias: "x") { count } }', '/extensions/graphql')).status).toBe(500);
    });

    it('can be a page in place of an answer', async () => {
      await put(['*:html']);
      const response = await send('{ channels { id } }');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    });

    it('can be a connection that ends', async () => {
      await put(['*:drop']);
      await expect((await send('{ channels { id } }')).text()).rejects.toThrow('dropped on purpose');
    });

    it('can be an answer that is lost after the call was carried out', async () => {
      const make = 'query GetCart($id: String) { getCart(id: $id) { id items { quantity } } }';
      const { id } = (await (await send(make)).json()).data.getCart;
      const skuId = (await (await send('{ product(alias: "mugg-gron") { skus { skuId } } }')).json()).data.product
        .skus[0].skuId;
      await put(['AddToCart:drop-answer']);
      const add = `mutation AddToCart { addToCart(id: "${id}", item: { skuId: ${skuId}, quantity: 2 }) { id } }`;
      await expect((await send(add)).text()).rejects.toThrow('dropped on purpose');
      const { data } = await (
        await send(make.replace('(id: $id)', `(id: "${id}")`).replace('($id: String)', ''))
      ).json();
      expect(data.getCart.items).toEqual([{ quantity: 2 }]);
    });

    it('can be an answer that comes late', async () => {
      await put(['*:slow=1200']);
      expect((await (await send('{ channels { id } }')).json()).data.channels).toHaveLength(2);
      expect(waited).toEqual([1200]);
    });

    it('can be stock that is no longer there', async () => {
      const { product: real } = (await (await send(stock)).json()).data;
      await put(['*:stale-stock']);
      const { product: stale } = (await (await send(stock)).json()).data;
      expect(stale.totalStock.totalStock).toBe(real.totalStock.totalStock + 3);
      expect(stale.skus[0].stock.totalStock).toBe(real.skus[0].stock.totalStock + 3);
    });

    it('can be two at once', async () => {
      await put(['*:slow=5', '*:server-error']);
      expect((await send('{ channels { id } }')).status).toBe(500);
      expect(waited).toEqual([5]);
    });
  });

  it('happen to the named operation alone, whatever its case', async () => {
    await put(['addtocart:server-error']);
    expect((await send('query Channels { channels { id } }')).status).toBe(200);
    expect((await send('{ channels { id } }')).status).toBe(200);
    expect((await send('mutation AddToCart { clearCart(id: "x") { id } }')).status).toBe(500);
    const named = { operationName: 'AddToCart', query: 'query Channels { channels { id } }' };
    expect((await api.fetch(graphqlRequest(named))).status).toBe(500);
  });

  it('happen to their share of calls', async () => {
    await put(['*:server-error@0.3']);
    const statuses: number[] = [];
    for (chance of [0, 0.29, 0.3, 0.99]) statuses.push((await send('{ channels { id } }')).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
  });

  it('can be told, changed and ended by a program', async () => {
    expect(await (await put(['Products:slow=10@0.5', '*:drop@0'])).json()).toEqual({
      rules: ['Products:slow=10@0.5', '*:drop@0'],
    });
    const end = await api.fetch(new Request('http://localhost/faults', { method: 'DELETE' }));
    expect(await end.json()).toEqual({ rules: [] });
  });

  it.each([null, 'text', [1], ['*:burn']])('are not changed by %j', async (rules) => {
    await put(['*:drop@0']);
    expect((await put(rules)).status).toBe(400);
    expect(faults.rules()).toHaveLength(1);
  });

  it('can be changed on a page, from the page itself', async () => {
    const page = await api.fetch(new Request('http://localhost/faults', { headers: { accept: 'text/html' } }));
    expect(await page.text()).toContain('<textarea');
    const submit = (origin: string) => {
      const body = new URLSearchParams({ rules: '*:html\r\nProducts:drop' });
      return api.fetch(new Request('http://localhost/faults', { method: 'POST', body, headers: { origin } }));
    };
    expect((await submit('http://evil.test')).status).toBe(400);
    expect((await submit('http://localhost')).status).toBe(303);
    expect(faults.rules().map(({ fault }) => fault)).toEqual(['html', 'drop']);
  });
});

it('can be a token that is too old, and names calls of the auth service', async () => {
  const seen: (string | null)[] = [];
  const answer = async ({ headers }: Request) => (seen.push(headers.get('authorization')), new Response());
  const call = (path: string) =>
    faults.around(new Request(`http://api.test${path}`, { headers: { authorization: 'Bearer t' } }), answer);
  chance = 0;
  faults.setRules([{ operation: 'logout', fault: 'expired-token', share: 1, delayMs: 0 }]);
  await call('/api/torg_dev/logout');
  await call('/api/torg_dev/login');
  expect(seen).toEqual([null, 'Bearer t']);
});

describeApi('an API without a fault switch', () => {
  it('has no page for it', async () => {
    const api = await openTestApi();
    expect((await api.fetch(new Request('http://localhost/faults'))).status).toBe(404);
    await api.close();
  });
});
