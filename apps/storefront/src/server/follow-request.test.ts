import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

const told = new Map<string, string | null>();
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop({
    peer: '192.0.2.7',
    async between(request, api) {
      const { operationName } = await request.clone().json();
      told.set(operationName, request.headers.get('x-forwarded-for'));
      return api.fetch(request);
    },
  });
});
afterAll(() => shop.close());

it('tells the API where the visitor comes from for whom the shop asks, not what the visitor says of it', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', origin: 'http://localhost:3000' };
  const body = new URLSearchParams({ form: 'buy', skuId: '1', quantity: '1' });
  await shop.ask('/varukorg', { method: 'POST', body, headers });
  expect([told.get('GetCart'), told.get('AddToCart')]).toEqual(['192.0.2.7', '192.0.2.7']);
});
