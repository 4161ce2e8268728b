import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ServedSite } from '../served-site.ts';
import { accountApiRoutes } from './account-api-routes.ts';
import type { ShopEnv } from './request-variables.ts';

const account = { endpoint: 'https://account.example/graphql', extensions: null };
const origin = 'https://torg.example';

/** A shop over an account that answers as told, for a visitor whose session gives the token. */
function setUp(token: string | null, answer: () => Response | Promise<Response> = () => Response.json({ data: {} })) {
  const sent: Request[] = [];
  const reported: unknown[] = [];
  // Forwarding asks a site for its origin and its session alone.
  const found = {
    site: { origin },
    session: { token: async () => ({ answer: { token }, cookies: ['torg-user=new'] }) },
  };
  const routes = accountApiRoutes(account, async (input, init) => {
    sent.push(new Request(input, init));
    return answer();
  });
  const shop = new Hono<ShopEnv>();
  shop.use(async (context, next) => {
    context.set('shop', found as unknown as ServedSite); // the rest of a site is not looked at
    context.set('visitor', '192.0.2.7');
    context.set('report', (error) => void reported.push(error));
    await next();
  });
  shop.route('/', routes);
  const ask = (headers: Record<string, string> = { origin }, path = '/graphql') =>
    shop.request(path, { method: 'POST', body: '{"query":"{ a }"}', headers });
  return { ask, sent, reported };
}

it('goes to the account as it came, with the token of whoever is signed in and where they ask from', async () => {
  const { ask, sent } = setUp('a-token');
  const answer = await ask({
    origin,
    cookie: 'torg-user=secret',
    'content-type': 'application/json',
    'x-apikey': 'key',
    'x-idempotency-key': 'once-0001',
    'x-forwarded-for': '203.0.113.9',
  });
  const [request] = sent;
  expect([request?.url, await request?.text()]).toEqual([account.endpoint, '{"query":"{ a }"}']);
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    authorization: 'Bearer a-token',
    'content-type': 'application/json',
    'x-apikey': 'key',
    'x-idempotency-key': 'once-0001',
    'x-forwarded-for': '192.0.2.7',
  });
  expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
    'torg-user=new',
    'private, no-store',
  ]);
});

it("gives the account's answer on, but not what the account would have a browser keep", async () => {
  const headers = { 'retry-after': '7', 'x-request-id': 'one', 'set-cookie': 'account=1', 'cache-control': 'public' };
  const { ask, sent } = setUp(null, () => Response.json({ errors: [] }, { status: 429, headers }));
  const answer = await ask();
  expect([answer.status, await answer.json()]).toEqual([429, { errors: [] }]);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    'retry-after': '7',
    'x-request-id': 'one',
    'cache-control': 'no-store',
  });
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

it.each([[{ origin: 'https://elsewhere.example' }], [{}]])(
  'is no way to the account for %j',
  async (headers: Record<string, string>) => {
    const { ask, sent } = setUp('a-token');
    expect((await ask(headers)).status).toBe(403);
    expect(sent).toEqual([]);
  },
);

it('knows nothing of extensions where the account has none', async () => {
  expect((await setUp(null).ask({ origin }, '/extensions/graphql')).status).toBe(404);
});

it('tells the page and the log that the account could not be reached', async () => {
  const failure = new Error('The account is away');
  const { ask, reported } = setUp(null, () => Promise.reject(failure));
  expect((await ask()).status).toBe(502);
  expect(reported).toEqual([failure]);
});
