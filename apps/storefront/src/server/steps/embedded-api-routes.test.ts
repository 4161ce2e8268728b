import { expect, it } from 'vitest';
import { embeddedApiRoutes } from './embedded-api-routes.ts';

function setUp(hasTools: boolean) {
  const underWay: { path: string; request: Request; finish(): void }[] = [];
  const api = {
    close: async () => {},
    fetch: (request: Request) =>
      new Promise<Response>((resolve) => {
        const finish = () => resolve(new Response('done'));
        underWay.push({ path: new URL(request.url).pathname, request, finish });
      }),
  };
  const routes = embeddedApiRoutes(api, { mediaPath: '/media', hasTools, atOnce: 2, visitor: () => '192.0.2.7' });
  return { routes, underWay };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('lets so many queries from outside run at once, and pictures beside them', async () => {
  const { routes, underWay } = setUp(false);
  const ask = async (path: string, method: string) => routes.request(path, { method });
  const answers = ['/graphql', '/graphql', '/extensions/graphql', '/graphql'].map((path) => ask(path, 'POST'));
  answers.push(ask('/media/product/raw/a.avif', 'GET'));
  await turn();
  expect(underWay.map(({ path }) => path).sort()).toEqual(['/graphql', '/graphql', '/product/raw/a.avif']);
  for (let index = 0; index < 5; index += 1) {
    underWay[index]?.finish();
    await turn();
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
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
  for (const path of ['/graphql', '/confirm/key']) {
    void routes.request(path, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': '203.0.113.9' } });
  }
  await turn();
  expect(underWay.map(({ request }) => request.headers.get('x-forwarded-for'))).toEqual(['192.0.2.7', '192.0.2.7']);
});

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
