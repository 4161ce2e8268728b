import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

const told = new Map<string, { visitor: string | null; requestId: string | null }>();
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop({
    peer: '192.0.2.7',
    async between(request, api) {
      const { operationName } = await request.clone().json();
      const { headers } = request;
      told.set(operationName, { visitor: headers.get('x-forwarded-for'), requestId: headers.get('x-request-id') });
      return api.fetch(request);
    },
  });
});
afterAll(() => shop.close());

it('tells the API where the visitor comes from for whom the shop asks, not what the visitor says of it', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', origin: 'http://localhost:3000' };
  const body = new URLSearchParams({ form: 'buy', skuId: '1', quantity: '1' });
  await shop.ask('/varukorg', { method: 'POST', body, headers });
  expect([told.get('GetCart')?.visitor, told.get('AddToCart')?.visitor]).toEqual(['192.0.2.7', '192.0.2.7']);
});

it('names the visitor’s request to the API, in what is within the contract and what is beyond it', async () => {
  const origin = 'http://localhost:3000';
  const body = new URLSearchParams({ form: 'buy', skuId: '1', quantity: '1' });
  const bought = await shop.ask('/varukorg', { method: 'POST', body, headers: { origin } });
  const cart = bought.headers.getSetCookie().find((cookie) => cookie.startsWith('torg-cart='));
  await shop.ask('/varukorg', { headers: { cookie: cart?.split(';')[0] ?? '', 'x-request-id': 'request-42' } });
  const calls = { visitor: '192.0.2.7', requestId: 'request-42' };
  expect([told.get('GetCart'), told.get('CartChanges')]).toEqual([calls, calls]);
});
