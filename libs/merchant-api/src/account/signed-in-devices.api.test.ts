import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoCustomer } from '../settings/demo-customer.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';
import {
  loginUrl,
  logoutUrl,
  openAuthApi,
  passwordUrl,
  refusalOf,
  tokensOf,
  type AuthApi,
} from './testing/open-auth-api.ts';

const minute = 60_000;
const list = '{ signedInDevices { id isThis beganAt lastSeenAt agent } }';
let api: AuthApi;

beforeAll(async () => void (api = await openAuthApi()));
afterAll(() => api.close());
beforeEach(() => api.at(0));

const ask = async (token: string, query: string, variables: object = {}) => {
  const headers = { authorization: `Bearer ${token}` };
  return answerOf(await api.fetch(graphqlRequest({ query, variables }, headers, '/extensions/graphql')));
};
const devicesOf = async (token: string) => (await ask(token, list)).data.signedInDevices;

/** Signs in with a browser that says so of itself. */
async function signInWith(agent: string | null) {
  const { username, password, signature } = await credentials();
  const headers: Record<string, string> = agent === null ? {} : { 'user-agent': agent };
  const body = JSON.stringify({ username, password, signature });
  return tokensOf(await api.fetch(new Request(loginUrl, { method: 'POST', headers, body })));
}

async function credentials() {
  const { passwordDigest } = await import('./password-digest.ts');
  const username = demoCustomer.email;
  return { username, password: passwordDigest(demoCustomer.password), signature: await api.signedChallenge(username) };
}

const signOut = 'mutation($id: String!) { signOutDevice(id: $id) }';
const everywhere = 'mutation($keepThis: Boolean!) { signOutEverywhere(keepThis: $keepThis) }';

describeApi('the devices of a customer', () => {
  it('are those that are signed in, the latest first, with what each said of itself', async () => {
    const phone = await signInWith('Phone/1');
    api.at(minute);
    const desk = await signInWith(null);
    const devices = await devicesOf(phone.token);
    expect(devices).toMatchObject([
      { isThis: false, agent: null, lastSeenAt: '2026-11-21T12:01:00.000Z' },
      { isThis: true, agent: 'Phone/1', beganAt: '2026-11-21T12:00:00.000Z' },
    ]);
    api.at(2 * minute);
    const next = await tokensOf(await api.getWith(loginUrl, phone.refreshToken));
    expect((await devicesOf(next.token))[0]).toMatchObject({
      ...{ isThis: true, agent: 'Phone/1', beganAt: '2026-11-21T12:00:00.000Z' },
      lastSeenAt: '2026-11-21T12:02:00.000Z',
    });
    await api.getWith(logoutUrl, desk.refreshToken);
    await api.getWith(logoutUrl, next.refreshToken);
  });

  it('are each signed out from another, access token and all', async () => {
    const [phone, desk] = [await signInWith('Phone/1'), await signInWith('Desk/1')];
    const lost = (await devicesOf(desk.token)).find(({ agent }: { agent: string }) => agent === 'Phone/1');
    expect((await ask(desk.token, signOut, { id: lost.id })).data.signOutDevice).toBe(true);
    expect((await ask(desk.token, signOut, { id: lost.id })).data.signOutDevice).toBe(false);
    expect((await ask(phone.token, list)).codes).toEqual(['UNAUTHENTICATED']);
    expect(await refusalOf(await api.getWith(loginUrl, phone.refreshToken))).toBe('401 SESSION_ENDED');
    expect((await devicesOf(desk.token)).map(({ agent }: { agent: string }) => agent)).toEqual(['Desk/1']);
    await api.getWith(logoutUrl, desk.refreshToken);
  });

  it('are signed out everywhere else, or everywhere', async () => {
    const [phone, desk, work] = [await signInWith('Phone/1'), await signInWith('Desk/1'), await signInWith('Work/1')];
    expect((await ask(desk.token, everywhere, { keepThis: true })).data.signOutEverywhere).toBe(2);
    for (const { token } of [phone, work]) expect((await ask(token, list)).codes).toEqual(['UNAUTHENTICATED']);
    expect(await devicesOf(desk.token)).toMatchObject([{ isThis: true }]);
    expect((await ask(desk.token, everywhere, { keepThis: false })).data.signOutEverywhere).toBe(1);
    expect((await ask(desk.token, list)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('are nobody else’s to sign out, and a new password leaves one', async () => {
    const anna = await signInWith('Anna/1');
    const { token: eve } = await tokensOf(
      await api.submit('http://api.test/api/torg_test/register', {
        username: 'eve@torg.example',
        password: 'hemligt7',
      }),
    );
    const [hers] = await devicesOf(anna.token);
    expect((await ask(eve, signOut, { id: hers.id })).data.signOutDevice).toBe(false);
    expect(await devicesOf(eve)).toMatchObject([{ isThis: true }]);
    const changed = await tokensOf(await api.submit(passwordUrl, { newPassword: demoCustomer.password }));
    expect(await devicesOf(changed.token)).toMatchObject([{ isThis: true }]);
    expect((await ask(anna.token, list)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('are not told to visitors', async () => {
    expect((await api.queryExtensions(list)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await api.queryExtensions(everywhere, { keepThis: false })).codes).toEqual(['UNAUTHENTICATED']);
  });
});
