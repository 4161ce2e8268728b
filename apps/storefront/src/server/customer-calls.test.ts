import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoCustomer } from '@torg/merchant-api/settings';
import { cookieJar } from './testing/cookie-jar.ts';
import { openShop } from './testing/open-shop.ts';

const origin = 'http://localhost:3000';
/** Which operations the API was asked for with a token, and which without. */
const asked: string[] = [];
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop({
    async between(request, api) {
      const { headers, url } = request;
      if (new URL(url).pathname.endsWith('/graphql')) {
        const { operationName } = await request.clone().json();
        asked.push(`${operationName} ${headers.get('authorization') === null ? 'for everyone' : 'for a customer'}`);
      }
      return api.fetch(request);
    },
  });
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => void (asked.length = 0));

async function signIn(cookie = ''): Promise<Response> {
  const { email, password } = demoCustomer;
  return shop.ask('/account', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ form: 'sign-in', email, password }),
  });
}

const call = (headers: Record<string, string>) =>
  shop.ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': '00000000-0000-0000-0000-000000000000', ...headers },
    body: JSON.stringify({ operationName: 'Channels', query: 'query Channels { channels { id } }' }),
  });

it('pages are read with the token of whoever is signed in, and no cache keeps them', async () => {
  const everyone = await shop.ask('/');
  expect(everyone.headers.get('cache-control')).toMatch(/^public/);
  const cookie = cookieJar(await signIn());
  asked.length = 0;
  const own = await shop.ask('/', { headers: { cookie } });
  expect(own.headers.get('cache-control')).toMatch(/^private, no-store/);
  expect(asked.filter((one) => one.startsWith('Products')).every((one) => one.endsWith('for a customer'))).toBe(true);
  expect(await (await shop.ask('/')).text()).not.toContain(demoCustomer.email);
});

it('calls of the shop’s own pages carry the token, and answers to them are no cache’s', async () => {
  const cookie = cookieJar(await signIn());
  asked.length = 0;
  const answer = await call({ cookie, origin });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(asked).toEqual(['Channels for a customer']);
});

it.each([[{ origin: 'https://elsewhere.example' }], [{}]])('calls from elsewhere get no token: %j', async (headers) => {
  const cookie = cookieJar(await signIn());
  asked.length = 0;
  await call({ cookie, ...headers });
  expect(asked).toEqual(['Channels for everyone']);
});

it('goes on from the refresh token alone, and the browser keeps the new ones', async () => {
  const refresh = cookieJar(await signIn())
    .split('; ')
    .filter((one) => one.startsWith('torg-auth-refresh'))
    .join('');
  asked.length = 0;
  const answer = await call({ cookie: refresh, origin });
  expect(asked).toEqual(['Channels for a customer']);
  expect(cookieJar(answer)).toMatch(/torg-auth=[^;]+; torg-auth-refresh=/);
});

it('joins the cart in hand at signing in, gives it back on another machine, and forgets it at signing out', async () => {
  const [, path] = await shop.ledTo('/p/mugg-strand-kritvit');
  const product = await (await shop.ask(String(path))).text();
  const skuId = /name="skuId" value="(\d+)"/.exec(product)?.[1] ?? '';
  const filled = await shop.ask('/varukorg', {
    method: 'POST',
    body: new URLSearchParams({ form: 'buy', skuId, quantity: '2' }),
  });
  const cartOf = (answer: Response) => /torg-cart=([\w-]*)/.exec(answer.headers.getSetCookie().join())?.[1];
  const joined = cartOf(await signIn(`torg-cart=${cartOf(filled)}`));
  expect(joined).toMatch(/^cart-/);
  const elsewhere = await signIn();
  expect(cartOf(elsewhere)).toBe(joined);
  const cookie = cookieJar(elsewhere);
  expect(await (await shop.ask('/varukorg', { headers: { cookie } })).text()).toMatch(/name="quantity"[^>]*value="2"/);
  const ended = await shop.ask('/account', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ form: 'sign-out' }),
  });
  expect(ended.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^torg-cart=; .*Max-Age=0/));
});
