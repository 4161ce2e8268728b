import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeApi, graphqlRequest, openTestApi, testKey, type TestApi } from '../testing/open-test-api.ts';
import { demoCustomer } from './demo-customer.ts';
import { passwordDigest } from './password-digest.ts';

const login = 'http://api.test/api/torg_test/login';
const logout = 'http://api.test/api/torg_test/logout';
const start = Date.parse('2026-11-21T12:00:00Z');
const [minute, day] = [60_000, 24 * 60 * 60_000];

let api: TestApi;
let bytes = 0;
let visitors = 0;
/** Each test comes from an address of its own, so that one's failures do not count against the next. */
let address = '';

/** Bytes that differ each time and are the same in every run. */
function countedBytes(size: number): Uint8Array {
  return createHash('sha256')
    .update(String((bytes += 1)))
    .digest()
    .subarray(0, size);
}

const at = (msLater: number) => api.setNow(new Date(start + msLater).toISOString());

function post(body: unknown, url = login): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-test-address': address };
  return api.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

const getWith = (url: string, refreshToken: string | null) =>
  api.fetch(new Request(url, { headers: refreshToken === null ? {} : { 'x-auth-refresh-token': refreshToken } }));

async function signedChallenge(username: string): Promise<object> {
  const { sign } = await (await post({ username })).json();
  const query = `identity=${encodeURIComponent(sign)}`;
  return (await api.fetch(new Request(`http://api.test/auth/sign/${testKey}?${query}`))).json();
}

async function signIn(change: { username?: string; password?: string; sessionLifetime?: number } = {}) {
  const { username = demoCustomer.email, password = demoCustomer.password, ...rest } = change;
  const signature = await signedChallenge(username);
  return post({ username, signature, password: passwordDigest(password), ...rest });
}

async function tokensOf(response: Response): Promise<{ token: string; maxAge: number; refreshToken: string }> {
  expect(response.status).toBe(200);
  const refreshToken = response.headers.get('x-auth-refresh-token') ?? '';
  return { ...(await response.json()), refreshToken };
}

const refresh = async (refreshToken: string) => tokensOf(await getWith(login, refreshToken));

async function expectRefusal(response: Response, status: number, error: string): Promise<void> {
  expect({ status: response.status, ...(await response.json()) }).toMatchObject({ status, error });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-auth-refresh-token')).toBeNull();
}

async function getUser(headers: Record<string, string>) {
  const query = `{ getUser { id email address { firstName lastName city } customerType memberType memberId
    balances { amount } balance } }`;
  const response = await api.fetch(graphqlRequest({ query }, headers));
  const { data, errors = [] } = await response.json();
  return { user: data?.getUser ?? null, codes: errors.map((error: { extensions: object }) => error.extensions) };
}

beforeAll(async () => {
  api = await openTestApi({
    auth: {
      account: 'torg_test',
      randomBytes: countedBytes,
      addressOf: (request) => request.headers.get('x-test-address') ?? '',
      passwordCost: { N: 16, r: 1, p: 1 },
    },
  });
});
afterAll(() => api.close());
beforeEach(() => {
  at(0);
  address = `10.0.0.${(visitors += 1)}`;
});

describeApi('signing in', () => {
  it('gives a token for a quarter of an hour, and a refresh token', async () => {
    const response = await signIn();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { token, maxAge, refreshToken } = await tokensOf(response);
    expect(token.split('.')).toHaveLength(3);
    expect(maxAge).toBe(900);
    expect(refreshToken).toMatch(/^[\w-]{43}$/);
  });

  it('takes the email in any case', async () => {
    expect((await signIn({ username: ' ANNA@Torg.Example ' })).status).toBe(200);
  });

  it('refuses a wrong password and an unknown user with the same words', async () => {
    const answers = [await signIn({ password: 'torg-demo-2' }), await signIn({ username: 'bo@torg.example' })];
    const texts = await Promise.all(answers.map((response) => response.text()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toContain('INVALID_CREDENTIALS');
  });

  it('challenges everyone, so that no one learns who has an account', async () => {
    const answers = [await post({ username: demoCustomer.email }), await post({ username: 'bo@torg.example' })];
    const shapes = await Promise.all(answers.map(async (response) => Object.keys(await response.json())));
    expect(shapes).toEqual([['sign'], ['sign']]);
  });

  it('refuses a challenge that was signed for someone else', async () => {
    const signature = await signedChallenge('bo@torg.example');
    const password = passwordDigest(demoCustomer.password);
    await expectRefusal(await post({ username: demoCustomer.email, signature, password }), 401, 'CHALLENGE_REFUSED');
  });

  it('refuses an answer that comes too late', async () => {
    const signature = await signedChallenge(demoCustomer.email);
    at(5 * minute);
    const password = passwordDigest(demoCustomer.password);
    await expectRefusal(await post({ username: demoCustomer.email, signature, password }), 401, 'CHALLENGE_REFUSED');
  });

  it('stops after ten failures from one address and says how long', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn({ password: 'wrong' });
    at(minute);
    const response = await signIn();
    expect(response.headers.get('retry-after')).toBe('840');
    await expectRefusal(response, 429, 'TOO_MANY_ATTEMPTS');
    address = `${address}-other`;
    expect((await signIn()).status).toBe(200);
  });

  it.each(['{', 'null', '{}', '{"username":7}', '{"username":"a","password":"b"}'])('refuses %s', async (body) => {
    await expectRefusal(await api.fetch(new Request(login, { method: 'POST', body })), 400, 'BAD_REQUEST');
  });

  it('refuses a body that is far too large', async () => {
    const body = 'a'.repeat(300_000);
    await expectRefusal(await api.fetch(new Request(login, { method: 'POST', body })), 413, 'BODY_TOO_LARGE');
  });

  it('takes a zero character for any other', async () => {
    await expectRefusal(await signIn({ username: 'bo\0@torg.example' }), 401, 'INVALID_CREDENTIALS');
  });
});

describeApi('a refresh', () => {
  it('gives new tokens each time', async () => {
    const first = await tokensOf(await signIn());
    at(minute);
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
    expect(second.token).not.toBe(first.token);
    expect(second.maxAge).toBe(900);
  });

  it('with a token that was used before ends the session, also for whoever holds the newest', async () => {
    const first = await tokensOf(await signIn());
    const second = await refresh(first.refreshToken);
    await expectRefusal(await getWith(login, first.refreshToken), 401, 'SESSION_ENDED');
    await expectRefusal(await getWith(login, second.refreshToken), 401, 'SESSION_ENDED');
  });

  it('with a used token leaves other sessions of the same customer alone', async () => {
    const [one, other] = [await tokensOf(await signIn()), await tokensOf(await signIn())];
    await refresh(one.refreshToken);
    await getWith(login, one.refreshToken);
    await refresh(other.refreshToken);
  });

  it('serves one of two that come at once', async () => {
    const { refreshToken } = await tokensOf(await signIn());
    const answers = await Promise.all([getWith(login, refreshToken), getWith(login, refreshToken)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('keeps a session going for seven days after the last one', async () => {
    const first = await tokensOf(await signIn());
    at(7 * day - 1);
    const second = await refresh(first.refreshToken);
    at(14 * day - 2);
    const third = await refresh(second.refreshToken);
    at(21 * day);
    await expectRefusal(await getWith(login, third.refreshToken), 401, 'SESSION_ENDED');
  });

  it('keeps a session of those who are not to be remembered for half an hour, and again after each refresh', async () => {
    const first = await tokensOf(await signIn({ sessionLifetime: 30 }));
    at(29 * minute);
    const second = await refresh(first.refreshToken);
    at(58 * minute);
    const third = await refresh(second.refreshToken);
    at(88 * minute);
    await expectRefusal(await getWith(login, third.refreshToken), 401, 'SESSION_ENDED');
  });

  it.each([null, '', 'made-up'])('with the token %j is refused', async (refreshToken) => {
    await expectRefusal(await getWith(login, refreshToken), 401, 'SESSION_ENDED');
  });
});

describeApi('signing out', () => {
  it('ends the session', async () => {
    const first = await tokensOf(await signIn());
    const second = await refresh(first.refreshToken);
    expect((await getWith(logout, second.refreshToken)).status).toBe(200);
    await expectRefusal(await getWith(login, second.refreshToken), 401, 'SESSION_ENDED');
  });

  it.each([null, 'made-up'])('with the token %j does no harm', async (refreshToken) => {
    const { refreshToken: own } = await tokensOf(await signIn());
    expect((await getWith(logout, refreshToken)).status).toBe(200);
    await refresh(own);
  });
});

describeApi('getUser', () => {
  it('answers who the token is from', async () => {
    const { token } = await tokensOf(await signIn());
    expect(await getUser({ authorization: `Bearer ${token}` })).toEqual({
      codes: [],
      user: {
        id: expect.any(Number),
        email: 'anna@torg.example',
        address: { firstName: 'Anna', lastName: 'Lind', city: '' },
        customerType: 'PERSON',
        memberType: 'Standard',
        memberId: expect.any(Number),
        balances: [],
        balance: 0,
      },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['a forged token', { authorization: 'Bearer a.b.c' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('is refused with %s', async (_name, headers) => {
    expect(await getUser(headers)).toEqual({ user: null, codes: [{ code: 'UNAUTHENTICATED' }] });
  });

  it('is refused once the token is over, while the shop stays open to it', async () => {
    const { token } = await tokensOf(await signIn());
    const headers = { authorization: `Bearer ${token}` };
    at(15 * minute);
    expect((await getUser(headers)).codes).toEqual([{ code: 'UNAUTHENTICATED' }]);
    const response = await api.fetch(graphqlRequest({ query: '{ channels { id } }' }, headers));
    expect((await response.json()).data.channels).toHaveLength(2);
  });
});

describeApi('the auth addresses', () => {
  it.each(['register', 'password'])('say that %s is not available yet', async (action) => {
    const response = await post({ username: 'bo@torg.example' }, `http://api.test/api/torg_test/${action}`);
    await expectRefusal(response, 501, 'NOT_AVAILABLE');
  });

  it('sign for the right key alone, and only what is a challenge', async () => {
    const { sign } = await (await post({ username: demoCustomer.email })).json();
    const get = (path: string) => api.fetch(new Request(`http://api.test/auth/sign/${path}`));
    expect((await get(`${testKey.toLowerCase()}?identity=${sign}`)).status).toBe(200);
    await expectRefusal(await get(`another-key?identity=${sign}`), 401, 'UNAUTHORIZED');
    await expectRefusal(await get(`${testKey}?identity=anything`), 400, 'CHALLENGE_EXPIRED');
    await expectRefusal(await get(testKey), 400, 'CHALLENGE_EXPIRED');
    at(5 * minute);
    await expectRefusal(await get(`${testKey}?identity=${sign}`), 400, 'CHALLENGE_EXPIRED');
  });

  it.each([
    ['DELETE', login, 405],
    ['POST', logout, 405],
    ['POST', `http://api.test/auth/sign/${testKey}`, 405],
    ['GET', 'http://api.test/api/other_test/login', 404],
    ['GET', 'http://api.test/api/torg_test/anything', 404],
  ])('answer %s %s with %d', async (method, url, status) => {
    expect((await api.fetch(new Request(url, { method }))).status).toBe(status);
  });
});
