import type { Caller } from '@torg/merchant-api';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { embeddedApiRoutes } from './embedded-api-routes.ts';
import type { ServedSite } from '../served-site.ts';
import type { ShopEnv } from './request-variables.ts';

function setUp(hasTools: boolean) {
  const underWay: { path: string; request: Request; caller: Caller | undefined }[] = [];
  const api = {
    close: async () => {},
    fetch: async (request: Request, caller?: Caller) => {
      underWay.push({ path: new URL(request.url).pathname, request, caller });
      return new Response('done');
    },
  };
  const shop = { site: { origin: 'http://localhost' } } as ServedSite; // nothing else is asked of it for a visitor's call
  const routes = new Hono<ShopEnv>();
  routes.use((context, next) => {
    context.set('requestId', 'request-1');
    context.set('url', new URL(context.req.url));
    context.set('visitor', '192.0.2.7');
    context.set('shop', shop);
    return next();
  });
  routes.route('/', embeddedApiRoutes(api, { mediaPath: '/media', hasTools, hasSandboxWidget: false }));
  return { routes, underWay };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('tells the API that what comes in is asked from outside, whatever the request says', async () => {
  const { routes, underWay } = setUp(false);
  const claims = { 'x-caller': 'shop', 'x-forwarded-for': '127.0.0.1' };
  for (const path of ['/graphql', '/extensions/graphql']) {
    await routes.request(path, { method: 'POST', body: '{}', headers: claims });
  }
  await routes.request('/media/product/raw/a.avif');
  expect(underWay.map(({ caller }) => caller)).toEqual(['outside', 'outside', 'outside']);
});

it('has the tools for development where they are wanted alone', async () => {
  for (const hasTools of [true, false]) {
    const { routes, underWay } = setUp(hasTools);
    void routes.request('/faults');
    void routes.request('/sandbox/hello-retail/serve/search', { method: 'POST' });
    await turn();
    expect(underWay).toHaveLength(hasTools ? 2 : 0);
  }
});

it('tells the API where a request comes from, whatever the request says', async () => {
  const { routes, underWay } = setUp(false);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const path of ['/graphql', '/confirm/key']) void routes.request(path, { method: 'POST', body: '{}', headers });
  void routes.request('/media/product/raw/a.avif', { headers });
  await turn();
  expect(underWay.map(({ request }) => request.headers.get('x-forwarded-for'))).toEqual(Array(3).fill('192.0.2.7'));
});

it.each(['/media/health', '/media/outbox', '/media/auth/sign/key', '/media//product/raw/a.avif', '/media/'])(
  'hands on pictures alone, not %s',
  async (path) => {
    const { routes, underWay } = setUp(true);
    expect((await routes.request(path)).status).toBe(404);
    expect(underWay).toEqual([]);
  },
);

const endless = () => new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) });
const never = () => new ReadableStream({ pull: () => new Promise(() => {}) });
const upload = (body: ReadableStream) => ({ method: 'POST', body, duplex: 'half' });

it('refuses what is too large before the API has it', async () => {
  const { routes, underWay } = setUp(false);
  const { status } = await routes.request('/confirm/key', upload(endless()));
  expect([status, underWay.length]).toEqual([413, 0]);
});

it('gives no place to a request that has not come yet', async () => {
  const { routes, underWay } = setUp(false);
  for (let count = 0; count < 3; count += 1) void routes.request('/graphql', upload(never()));
  void routes.request('/graphql', { method: 'POST', body: '{}' });
  await turn();
  await turn();
  expect(underWay).toHaveLength(1);
});

it('lets scripts of other sites read what is refused on the way to the API, and tools no script', async () => {
  const { routes } = setUp(true);
  const allowed = async (path: string) =>
    (await routes.request(path, upload(endless()))).headers.get('access-control-allow-origin');
  expect(await Promise.all(['/graphql', '/extensions/graphql', '/outbox'].map(allowed))).toEqual(['*', '*', null]);
});
