import { expect, it } from 'vitest';
import { embeddedApiRoutes } from './embedded-api-routes.ts';

function setUp(hasTools: boolean) {
  const underWay: { path: string; finish(): void }[] = [];
  const api = {
    close: async () => {},
    fetch: (request: Request) =>
      new Promise<Response>((resolve) => {
        underWay.push({ path: new URL(request.url).pathname, finish: () => resolve(new Response('done')) });
      }),
  };
  const routes = embeddedApiRoutes(api, { mediaPath: '/media', hasTools, atOnce: 2 });
  return { routes, underWay };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('lets so many queries from outside run at once, and pictures beside them', async () => {
  const { routes, underWay } = setUp(false);
  const ask = async (path: string, method: string) => routes.request(path, { method });
  const answers = ['/graphql', '/graphql', '/extensions/graphql', '/graphql'].map((path) => ask(path, 'POST'));
  answers.push(ask('/media/product/raw/a.avif', 'GET'));
  await turn();
  expect(underWay.map(({ path }) => path)).toEqual(['/graphql', '/graphql', '/product/raw/a.avif']);
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
