import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeApi, testKey } from '../testing/open-test-api.ts';
import { demoCustomer } from '../settings/demo-customer.ts';
import { passwordDigest } from './password-digest.ts';
import {
  loginUrl,
  logoutUrl,
  openAuthApi,
  passwordUrl,
  refusalOf,
  registerUrl,
  tokensOf,
  type AuthApi,
} from './testing/open-auth-api.ts';

const minute = 60_000;
let api: AuthApi;
let visitors = 0;

beforeAll(async () => {
  api = await openAuthApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.at(0);
  // Failures of one test do not count against the next.
  api.comeFrom(`10.0.0.${(visitors += 1)}`);
});

describeApi('signing in', () => {
  it('gives a token for a quarter of an hour, and a refresh token', async () => {
    const response = await api.signIn();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { token, maxAge, refreshToken } = await tokensOf(response);
    expect(token.split('.')).toHaveLength(3);
    expect(maxAge).toBe(900);
    expect(refreshToken).toMatch(/^[\w-]{43}$/);
  });

  it('takes the email in any case', async () => {
    expect((await api.signIn({ username: ' ANNA@Torg.Example ' })).status).toBe(200);
  });

  it('refuses a wrong password and an unknown user with the same words', async () => {
    const answers = [await api.signIn({ password: 'torg-demo-2' }), await api.signIn({ username: 'bo@torg.example' })];
    const texts = await Promise.all(answers.map((response) => response.text()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toContain('INVALID_CREDENTIALS');
  });

  it('challenges everyone, so that no one learns who has an account', async () => {
    const answers = [await api.post({ username: demoCustomer.email }), await api.post({ username: 'bo@torg.example' })];
    const shapes = await Promise.all(answers.map(async (response) => Object.keys(await response.json())));
    expect(shapes).toEqual([['sign'], ['sign']]);
  });

  it('refuses a challenge that was signed for someone else', async () => {
    const signature = await api.signedChallenge('bo@torg.example');
    const password = passwordDigest(demoCustomer.password);
    expect(await refusalOf(await api.post({ username: demoCustomer.email, signature, password }))).toBe(
      '401 CHALLENGE_REFUSED',
    );
  });

  it('refuses an answer that comes too late', async () => {
    const signature = await api.signedChallenge(demoCustomer.email);
    api.at(5 * minute);
    const password = passwordDigest(demoCustomer.password);
    expect(await refusalOf(await api.post({ username: demoCustomer.email, signature, password }))).toBe(
      '401 CHALLENGE_REFUSED',
    );
  });

  it('stops after ten failures from one address and says how long', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await api.signIn({ password: 'wrong' });
    api.at(minute);
    const response = await api.signIn();
    expect(response.headers.get('retry-after')).toBe('840');
    expect(await refusalOf(response)).toBe('429 TOO_MANY_ATTEMPTS');
    api.comeFrom('elsewhere');
    expect((await api.signIn()).status).toBe(200);
  });

  it.each(['{', 'null', '{}', '{"username":7}', '{"username":"a","password":"b"}'])('refuses %s', async (body) => {
    expect(await refusalOf(await api.fetch(new Request(loginUrl, { method: 'POST', body })))).toBe('400 BAD_REQUEST');
  });

  it('refuses a body that is far too large', async () => {
    const body = 'a'.repeat(300_000);
    expect(await refusalOf(await api.fetch(new Request(loginUrl, { method: 'POST', body })))).toBe(
      '413 BODY_TOO_LARGE',
    );
  });

  it('takes a zero character for any other', async () => {
    expect(await refusalOf(await api.signIn({ username: 'bo\0@torg.example' }))).toBe('401 INVALID_CREDENTIALS');
  });
});

describeApi('the auth addresses', () => {
  it('sign for the right key alone, and only what is a challenge', async () => {
    const { sign } = await (await api.post({ username: demoCustomer.email })).json();
    const get = (path: string) => api.fetch(new Request(`http://api.test/auth/sign/${path}`));
    expect((await get(`${testKey.toLowerCase()}?identity=${sign}`)).status).toBe(200);
    expect(await refusalOf(await get(`another-key?identity=${sign}`))).toBe('401 UNAUTHORIZED');
    expect(await refusalOf(await get(`${testKey}?identity=anything`))).toBe('400 CHALLENGE_EXPIRED');
    expect(await refusalOf(await get(testKey))).toBe('400 CHALLENGE_EXPIRED');
    api.at(5 * minute);
    expect(await refusalOf(await get(`${testKey}?identity=${sign}`))).toBe('400 CHALLENGE_EXPIRED');
  });

  it.each([
    ['DELETE', loginUrl, 405],
    ['POST', logoutUrl, 405],
    ['GET', registerUrl, 405],
    ['GET', passwordUrl, 405],
    ['POST', `http://api.test/auth/sign/${testKey}`, 405],
    ['GET', 'http://api.test/api/other_test/login', 404],
    ['GET', 'http://api.test/api/torg_test/anything', 404],
  ])('answer %s %s with %d', async (method, url, status) => {
    expect((await api.fetch(new Request(url, { method }))).status).toBe(status);
  });
});
