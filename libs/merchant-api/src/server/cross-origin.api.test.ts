import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, openTestApi, testKey, type TestApi } from '../testing/open-test-api.ts';

describeApi('a script on another site', () => {
  let api: TestApi;
  let isBroken = false;
  beforeAll(async () => {
    const addressOf = () => {
      if (isBroken) throw new Error('The connection is gone');
      return '';
    };
    const randomBytes = (size: number) => new Uint8Array(size);
    const passwordCost = { N: 16, r: 1, p: 1 };
    const auth = { account: 'torg_dev', addressOf, randomBytes, passwordCost, demoAccounts: false };
    api = await openTestApi({ auth, outbox: true });
  });
  afterAll(() => api.close());

  const origin = 'https://shop.example';
  const send = (path: string, init: RequestInit = {}, key = testKey) =>
    api.fetch(
      new Request(`http://localhost${path}`, {
        ...init,
        headers: { origin, 'x-apikey': key, 'content-type': 'application/json' },
      }),
    );
  const query = (text: string) => ({ method: 'POST', body: JSON.stringify({ query: text }) });
  const asks = (username: string) => ({ method: 'POST', body: JSON.stringify({ username }) });
  const channels = query('{ channels { id } }');

  it.each([
    ['an answer', 200, () => send('/graphql', channels)],
    ['an answer of the extensions', 200, () => send('/extensions/graphql', query('{ __typename }'))],
    ['a list of redirects', 200, () => send(`/redirect/urlhistory/${testKey}`)],
    ['a challenge', 200, () => send('/api/torg_dev/login', asks('anna@torg.example'))],
    ['that its sign-in is wrong', 400, () => send('/api/torg_dev/login', asks(''))],
    ['that its session is over', 401, () => send('/api/torg_dev/login')],
    ['that its key for challenges is wrong', 401, () => send('/auth/sign/wrong?identity=x')],
    ['that its challenge is none', 400, () => send(`/auth/sign/${testKey}?identity=x`)],
    ['that its account is wrong', 404, () => send('/api/torg_prod/login', asks('anna@torg.example'))],
    ['that its query is wrong', 200, () => send('/graphql', query('{ nothing }'))],
    ['that its key is wrong', 401, () => send('/graphql', channels, 'wrong')],
    ['that its key for redirects is wrong', 401, () => send('/redirect/urlhistory/wrong')],
    ['that its address is wrong', 404, () => send('/grapqhl', channels)],
    ['that its method is wrong', 405, () => send('/graphql')],
    ['that it sends too much', 413, () => send('/graphql', query('x'.repeat(300_000)))],
  ])('is told %s', async (_what, status, ask) => {
    const answer = await ask();
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('is told that something went wrong on our side, and the id of it', async () => {
    isBroken = true;
    const { status, headers } = await send('/graphql', channels);
    isBroken = false;
    expect([status, headers.get('access-control-allow-origin')]).toEqual([500, '*']);
  });

  it('may read the refresh token, which is in a header and in no cookie', async () => {
    const { headers } = await send('/api/torg_dev/login', asks('anna@torg.example'));
    expect(headers.get('access-control-expose-headers')).toContain('x-auth-refresh-token');
    expect(headers.get('set-cookie')).toBeNull();
  });

  const asked = [
    '/graphql',
    `/redirect/aliashistory/${testKey}`,
    '/grapqhl',
    '/api/torg_dev/login',
    '/auth/sign/a-key',
  ];
  it.each(asked)('may ask %s beforehand', async (path) => {
    const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-apikey' };
    const { status, headers: told } = await api.fetch(
      new Request(`http://localhost${path}`, { method: 'OPTIONS', headers: { origin, ...headers } }),
    );
    expect(status).toBe(204);
    expect(told.get('access-control-allow-headers')).toBe('x-apikey');
    expect(told.get('access-control-allow-methods')).toBe('GET,POST');
  });

  it.each(['/health', '/outbox'])('reads nothing of %s', async (path) => {
    const { status, headers } = await send(path);
    expect(status).not.toBe(404);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
