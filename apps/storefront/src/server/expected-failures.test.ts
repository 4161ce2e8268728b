import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it.each(['/graphql', '/confirm/key', '/session'])(
  'tells in one line of an upload to %s that was broken off',
  async (path) => {
    const visitor = new AbortController();
    const body = new ReadableStream({
      pull(stream) {
        visitor.abort();
        stream.error(new Error('aborted'));
      },
    });
    const upload = {
      method: 'POST',
      body,
      duplex: 'half',
      signal: visitor.signal,
      headers: { origin: 'http://localhost:3000' },
    };
    expect((await shop.ask(path, upload)).status).toBe(400);
    expect(shop.reported.splice(0)).toEqual([`A visitor left before their request had come: POST ${path}`]);
  },
);

it.each([
  '/%00',
  '/p/a%00',
  '/s/x?page=%00',
  '/confirm/%00',
  '/redirect/urlhistory/%00',
  '/media/product/raw/%00.avif',
])('refuses %s, which nothing can be kept under', async (path) => {
  expect([(await shop.ask(path)).status, shop.reported]).toEqual([400, []]);
});
