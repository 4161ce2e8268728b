import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoCustomer } from '../settings/demo-customer.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { passwordDigest } from './password-digest.ts';
import {
  loginUrl,
  openAuthApi,
  passwordUrl,
  refusalOf,
  registerUrl,
  tokensOf,
  type AuthApi,
} from './testing/open-auth-api.ts';

let api: AuthApi;
let visitors = 0;

beforeAll(async () => {
  api = await openAuthApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.at(0);
  api.comeFrom(`10.0.1.${(visitors += 1)}`);
});

const bo = { username: 'Bo@torg.example', password: 'hemligt7' };
const register = (change: { username?: string; password?: string } = {}) => api.submit(registerUrl, change);
const whoIs = async (token: string) => (await api.queryAs(token, '{ getUser { email } }')).data.getUser?.email ?? null;

describeApi('registering where a visitor’s limits are off', () => {
  it('stops nobody, however many accounts they make', async () => {
    const free = await openAuthApi({ visitorLimits: false });
    for (let count = 0; count < 20; count += 1) await free.submit(registerUrl, { username: demoCustomer.email });
    expect((await free.submit(registerUrl, { username: 'late@torg.example' })).status).toBe(200);
    await free.close();
  });
});

describeApi('registering', () => {
  it('makes an account that is signed in, and can sign in again in any case', async () => {
    const { token, refreshToken } = await tokensOf(await register(bo));
    expect(await whoIs(token)).toBe('bo@torg.example');
    expect((await api.getWith(loginUrl, refreshToken)).status).toBe(200);
    expect((await api.signIn({ ...bo, username: 'bo@TORG.example' })).status).toBe(200);
  });

  it('with an email that has an account is refused with a code of its own and leaves the account alone', async () => {
    expect(await refusalOf(await register({ username: demoCustomer.email, password: 'another' }))).toBe(
      '409 ACCOUNT_EXISTS',
    );
    expect((await api.signIn()).status).toBe(200);
  });

  it('makes one account where two ask at once', async () => {
    const answers = await Promise.all([1, 2].map(() => register({ username: 'two@torg.example', password: 'p' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    'bo',
    'bo@torg',
    '@torg.example',
    'bo <bo@torg.example>',
    'a b@torg.example',
    'bo@torg.example,c@d.example',
  ])('takes no email like %s', async (username) => {
    expect(await refusalOf(await register({ username }))).toBe('400 INVALID_EMAIL');
  });

  it('takes no password that is not a digest, and repeats none', async () => {
    const signature = await api.signedChallenge('cia@torg.example');
    const response = await api.post({ username: 'cia@torg.example', signature, password: 'hemligt7' }, registerUrl);
    expect(await response.clone().text()).not.toContain('hemligt7');
    expect(await refusalOf(response)).toBe('400 PASSWORD_FORM');
  });

  it('asks for a challenge that was signed for the same email', async () => {
    const signature = await api.signedChallenge('dan@torg.example');
    const body = { username: 'eva@torg.example', signature, password: passwordDigest('hemligt7') };
    expect(await refusalOf(await api.post(body, registerUrl))).toBe('401 CHALLENGE_REFUSED');
  });

  it('stops after twenty from one address within a quarter of an hour', async () => {
    for (let count = 0; count < 20; count += 1) await register({ username: demoCustomer.email });
    expect(await refusalOf(await register({ username: 'late@torg.example' }))).toBe('429 TOO_MANY_ATTEMPTS');
    api.at(15 * 60_000);
    expect((await register({ username: 'late@torg.example' })).status).toBe(200);
  });
});

describeApi('changing the password', () => {
  const fia = { username: 'fia@torg.example', password: 'gammalt7' };
  const change = (newPassword: string, password = fia.password) =>
    api.submit(passwordUrl, { ...fia, password, newPassword });

  it('ends every session but the one that it begins, and their access tokens with them', async () => {
    const elsewhere = await tokensOf(await register(fia));
    const changed = await tokensOf(await change('nytt-ord-7'));
    expect(await refusalOf(await api.getWith(loginUrl, elsewhere.refreshToken))).toBe('401 SESSION_ENDED');
    expect(await whoIs(elsewhere.token)).toBeNull();
    expect(await whoIs(changed.token)).toBe('fia@torg.example');
    expect((await api.getWith(loginUrl, changed.refreshToken)).status).toBe(200);
    expect(await refusalOf(await api.signIn(fia))).toBe('401 INVALID_CREDENTIALS');
    expect((await api.signIn({ ...fia, password: 'nytt-ord-7' })).status).toBe(200);
    await change(fia.password, 'nytt-ord-7');
  });

  it('is refused with a wrong current password, and changes nothing', async () => {
    const { token } = await tokensOf(await api.signIn(fia));
    expect(await refusalOf(await change('nytt-ord-7', 'gissning'))).toBe('401 INVALID_CREDENTIALS');
    expect(await whoIs(token)).toBe('fia@torg.example');
  });

  it('counts wrong passwords together with those of the login', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await change('nytt-ord-7', 'gissning');
    for (let attempt = 0; attempt < 5; attempt += 1) await api.signIn({ ...fia, password: 'gissning' });
    expect(await refusalOf(await change('nytt-ord-7'))).toBe('429 TOO_MANY_ATTEMPTS');
  });

  it('lets one of two through that come at once with the same password', async () => {
    const answers = await Promise.all([change('nytt-ord-8'), change('nytt-ord-9')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('needs the new password, as a digest', async () => {
    expect(await refusalOf(await api.submit(passwordUrl, fia))).toBe('400 BAD_REQUEST');
    const signature = await api.signedChallenge(fia.username);
    const body = { ...fia, signature, password: passwordDigest(fia.password), newPassword: 'nytt-ord-7' };
    expect(await refusalOf(await api.post(body, passwordUrl))).toBe('400 PASSWORD_FORM');
  });
});
