import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { demoCustomer } from '../settings/demo-customer.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { passwordDigest } from './password-digest.ts';
import { loginUrl, openAuthApi, passwordUrl, refusalOf, tokensOf, type AuthApi } from './testing/open-auth-api.ts';

const minute = 60_000;
let api: AuthApi;
let visitors = 0;

beforeAll(async () => {
  api = await openAuthApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.at(0);
  api.comeFrom(`10.0.2.${(visitors += 1)}`);
});

const ask = (email: string, channelId = '1|se') =>
  api.queryFrom(
    'mutation($email: String!, $channelId: String) { asked: requestPasswordReset(email: $email, channelId: $channelId) }',
    { email, channelId },
  );
const commit = (resetKey: string, password: string) =>
  api.query(
    'mutation($resetKey: String!, $password: String!) { done: commitReset(resetKey: $resetKey, password: $password) }',
    {
      resetKey,
      password: passwordDigest(password),
    },
  );

/** Asks, and waits for the mail that the answer does not wait for. */
async function keyByMail(email: string = demoCustomer.email): Promise<string> {
  const before = api.mails.length;
  await ask(email);
  await vi.waitFor(() => expect(api.mails.length).toBe(before + 1));
  return new URL(api.mailedAddress()).searchParams.get('resetKey') ?? '';
}

describeApi('a forgotten password', () => {
  it('is replaced by a key that comes by mail, once, and every session ends', async () => {
    const session = await tokensOf(await api.signIn());
    const key = await keyByMail();
    expect((await commit(key, 'nytt-ord-7')).data.done).toBe(true);
    expect(await refusalOf(await api.getWith(loginUrl, session.refreshToken))).toBe('401 SESSION_ENDED');
    expect((await api.queryAs(session.token, '{ getUser { id } }')).codes).toEqual(['UNAUTHENTICATED']);
    expect((await api.signIn({ password: 'nytt-ord-7' })).status).toBe(200);
    expect(await refusalOf(await api.signIn())).toBe('401 INVALID_CREDENTIALS');
    expect((await commit(key, 'ett-till-7')).data.done).toBe(false);
    expect((await commit(await keyByMail(), demoCustomer.password)).data.done).toBe(true);
  });

  it('that was replaced is told to its owner by mail, as one that was changed is, without either', async () => {
    await commit(await keyByMail(), 'nytt-ord-7');
    const reset = { kind: 'password-changed', languageId: 'sv-SE', data: { wasForgotten: true } };
    expect(api.mails.at(-1)).toEqual({ to: demoCustomer.email, ...reset });
    await api.submit(passwordUrl, { password: 'nytt-ord-7', newPassword: demoCustomer.password });
    expect(api.mails.at(-1)).toMatchObject({ to: demoCustomer.email, data: { wasForgotten: false } });
  });

  it('leads to the page of the shop that was asked, in its language', async () => {
    await keyByMail();
    expect(api.mails.at(-1)).toMatchObject({ to: demoCustomer.email, kind: 'password-reset', languageId: 'sv-SE' });
    expect(api.mailedAddress()).toMatch(/^https:\/\/torg\.example\/account\/reset-password\?resetKey=[\w-]{43}$/);
  });

  it('is asked for with the same answer whether there is an account or not, and nobody else gets a mail', async () => {
    const before = api.mails.length;
    const answers = [await ask(demoCustomer.email), await ask('bo@torg.example'), await ask('not an email')];
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ asked: true }));
    await vi.waitFor(() => expect(api.mails.length).toBeGreaterThan(before));
    expect(new Set(api.mails.map(({ to }) => to))).toEqual(new Set([demoCustomer.email]));
  });

  it('has a key for an hour', async () => {
    const key = await keyByMail();
    api.at(60 * minute);
    expect((await commit(key, 'nytt-ord-7')).data.done).toBe(false);
    api.at(60 * minute - 1);
    expect((await commit(key, demoCustomer.password)).data.done).toBe(true);
  });

  it('is set once where two use the key at once, and the other keys of the customer go with it', async () => {
    const [key, other] = [await keyByMail(), await keyByMail()];
    const answers = await Promise.all([1, 2].map(() => commit(key, demoCustomer.password)));
    expect(answers.map(({ data }) => data.done).sort()).toEqual([false, true]);
    expect((await commit(other, 'nytt-ord-7')).data.done).toBe(false);
  });

  it('is not set by a key from before the password was changed', async () => {
    const key = await keyByMail();
    const changed = await api.submit(passwordUrl, { newPassword: 'nytt-ord-7' });
    expect(changed.status).toBe(200);
    expect((await commit(key, 'ett-till-7')).data.done).toBe(false);
    expect((await commit(await keyByMail(), demoCustomer.password)).data.done).toBe(true);
  });

  it('is not remembered for what is no address, however long', async () => {
    expect((await ask('a'.repeat(100_000))).data).toEqual({ asked: true });
  });

  it.each(['', 'made-up', '\0'])('is not set by %j', async (key) => {
    expect((await commit(key, 'nytt-ord-7')).data.done).toBe(false);
  });

  it('is not set to what is no digest', async () => {
    const { codes } = await api.query('mutation { commitReset(resetKey: "a", password: "hemligt7") }');
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });

  it('brings no more than three mails for one address and five in all, and the owner has what serves', async () => {
    const before = api.mails.length;
    api.at(3 * 60 * minute);
    for (let count = 0; count < 4; count += 1) await ask(demoCustomer.email);
    api.comeFrom('elsewhere');
    for (let count = 0; count < 4; count += 1) await ask(demoCustomer.email);
    await vi.waitFor(() => expect(api.mails.length).toBe(before + 5));
    await ask('bo@torg.example');
    expect(api.mails.length).toBe(before + 5);
  });
});
