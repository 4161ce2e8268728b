import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SoftwarePasskey } from '@torg/merchant-api/testing';
import { testApiKey } from './testing/demo-api-options.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

const origin = 'http://localhost:3000';
const settings = '/mina-sidor/installningar';
const password = 'mitt-lösen';

let shop: Awaited<ReturnType<typeof openShop>>;
let missesAuth = false;

beforeAll(async () => {
  shop = await openShop({
    openApi: () => openEmbeddedApi(),
    between: async (request, api) =>
      missesAuth && request.url.endsWith('/passkey') ? new Response('', { status: 404 }) : api.fetch(request),
  });
});
afterAll(() => shop.close());

async function register(email: string): Promise<string> {
  const fields = { form: 'register', customerType: 'PERSON', firstName: 'Elsa', lastName: 'Berg', email };
  const body = new URLSearchParams({ ...fields, password, repeated: password });
  return cookieJar(await shop.ask('/account/create', { method: 'POST', body }));
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  shop.ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin, 'content-type': 'application/json', ...headers },
  });

async function mutate(cookie: string, query: string, variables: object = {}) {
  const headers = { cookie, accept: 'application/json', 'x-apikey': testApiKey };
  const { data } = await (await post('/extensions/graphql', { query, variables }, headers)).json();
  return data;
}

/** A key of a new customer, made as the page of settings makes one. */
async function customerWithKey(email: string) {
  const cookie = await register(email);
  const key = new SoftwarePasskey(origin);
  const { beginPasskey } = await mutate(cookie, 'mutation { beginPasskey }');
  const variables = { response: key.create(JSON.parse(beginPasskey)), name: 'Firefox på Linux' };
  await mutate(
    cookie,
    'mutation($response: String!, $name: String!) { addPasskey(response: $response, name: $name) }',
    variables,
  );
  return { cookie, key };
}

const challenge = async () => (await (await post('/session/passkey/challenge', {})).json()).options;
const read = async (path: string, cookie: string) => (await shop.ask(path, { headers: { cookie } })).text();

describe('a passkey', () => {
  it('signs in where no script reads the tokens, and is remembered where that is ticked', async () => {
    const { key } = await customerWithKey('key@torg.example');
    const answer = await post('/session/passkey', { credential: key.get(await challenge()), remember: true });
    expect(await answer.json()).toMatchObject({ kind: 'signed-in', user: { email: 'key@torg.example' } });
    const cookies = answer.headers.getSetCookie();
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookies.join()).toContain('Max-Age=604800');
    expect(await read(settings, cookieJar(answer))).toContain('key@torg.example');
  });

  it('is asked for by this shop’s own pages alone, and without a cookie', async () => {
    const asked = await post('/session/passkey/challenge', {});
    expect(asked.headers.getSetCookie()).toEqual([]);
    for (const path of ['/session/passkey', '/session/passkey/challenge'])
      expect((await post(path, { credential: {} }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/session/passkey', { credential: 'x' })).status).toBe(400);
  });

  it('that signed for another page signs nobody in', async () => {
    const { key } = await customerWithKey('elsewhere@torg.example');
    const credential = key.get(await challenge(), { origin: 'http://localhost:4000' });
    const answer = await post('/session/passkey', { credential });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  });

  it('is not offered where the auth service has no such address', async () => {
    missesAuth = true;
    expect(await (await post('/session/passkey/challenge', {})).json()).toEqual({ kind: 'not-offered' });
    missesAuth = false;
  });

  it('is told among the settings and in the file of what the shop knows, and ended there without script', async () => {
    const { cookie, key } = await customerWithKey('listed@torg.example');
    expect(await read(settings, cookie)).toContain('Ta bort Firefox på Linux');
    expect(JSON.parse(await read('/account/my-data.json', cookie)).passkeys).toMatchObject([
      { name: 'Firefox på Linux', host: 'localhost', usedAt: null },
    ]);
    const body = new URLSearchParams({ form: 'passkey', what: 'remove', id: key.id });
    const page = await shop.ask(settings, { method: 'POST', headers: { cookie }, body });
    expect([page.status, (await page.text()).includes('Firefox på Linux</')]).toEqual([200, false]);
    expect((await post('/session/passkey', { credential: key.get(await challenge()) })).status).toBe(401);
  });
});
