import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoCustomer } from '../../settings/demo-customer.ts';
import { answerOf, describeApi, graphqlRequest } from '../../testing/open-test-api.ts';
import { SoftwarePasskey, type Deviation } from '../../testing/software-passkey.ts';
import { loginUrl, openAuthApi, refusalOf, registerUrl, tokensOf, type AuthApi } from '../testing/open-auth-api.ts';

const passkeyUrl = 'http://api.test/api/torg_test/passkey';
/** Where the pages of the test's two channels stand. */
const [origin, norwegian] = ['https://torg.example', 'https://nb.torg.example'];
const minute = 60_000;

let api: AuthApi;
let token: string;

beforeAll(async () => void (api = await openAuthApi()));
afterAll(() => api.close());
beforeEach(async () => {
  api.at(0);
  api.comeFrom('');
  ({ token } = await tokensOf(await api.signIn()));
  for (const { id } of await keysOf(token)) await ask(token, remove, { id });
});

const list = '{ passkeys { id name host isBackedUp addedAt usedAt } }';
const begin = 'mutation($channelId: String) { beginPasskey(channelId: $channelId) }';
const add =
  'mutation($response: String!, $name: String!, $channelId: String) { addPasskey(response: $response, name: $name, channelId: $channelId) }';
const rename = 'mutation($id: String!, $name: String!) { renamePasskey(id: $id, name: $name) }';
const remove = 'mutation($id: String!) { removePasskey(id: $id) }';

const ask = async (as: string, query: string, variables: object = {}) => {
  const headers = { authorization: `Bearer ${as}` };
  return answerOf(await api.fetch(graphqlRequest({ query, variables }, headers, '/extensions/graphql')));
};
const keysOf = async (as: string) => (await ask(as, list)).data.passkeys as { id: string; usedAt: string | null }[];
const optionsFor = async (as: string, channelId?: string) =>
  JSON.parse((await ask(as, begin, { channelId })).data.beginPasskey);

/** Makes a key for whoever has the token, and says what became of it. */
async function addKey(as: string, key: SoftwarePasskey, deviation?: Deviation, name = 'Telefonen') {
  const response = key.create(await optionsFor(as), deviation);
  return (await ask(as, add, { response, name })).data.addPasskey;
}

async function newKey(as = token) {
  const key = new SoftwarePasskey(origin);
  expect(await addKey(as, key)).toBe('ADDED');
  return key;
}

/** What somebody who signs in by a key is to sign. */
async function challenge(at = origin) {
  const response = await api.post({ origin: at }, passkeyUrl);
  return (await response.json()).options;
}

const answerWith = (credential: unknown, at = origin) => api.post({ origin: at, credential }, passkeyUrl);

/** A customer beside the demo's. */
async function register(username: string) {
  return (await tokensOf(await api.submit(registerUrl, { username, password: 'hemligt7' }))).token;
}

describeApi('a passkey', () => {
  it('is made for the customer and the host, without a word of either in its handle', async () => {
    const options = await optionsFor(token);
    expect(options).toMatchObject({
      rp: { id: 'torg.example' },
      user: { name: demoCustomer.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const key = await newKey();
    expect((await optionsFor(token)).excludeCredentials).toEqual([{ id: key.id, type: 'public-key' }]);
    expect((await optionsFor(token, '2|no')).excludeCredentials).toEqual([]);
  });

  it('signs its owner in, for a week or for half an hour, and is written down as used', async () => {
    const key = await newKey();
    const before = api.mails.length;
    expect(await keysOf(token)).toMatchObject([{ id: key.id, host: 'torg.example', usedAt: null }]);
    api.at(2 * minute);
    const session = await tokensOf(await answerWith(key.get(await challenge())));
    expect((await api.queryAs(session.token, '{ getUser { email } }')).data.getUser.email).toBe(demoCustomer.email);
    expect(await keysOf(session.token)).toMatchObject([{ usedAt: '2026-11-21T12:02:00.000Z' }]);
    const short = { origin, sessionLifetime: 30, credential: key.get(await challenge()) };
    const { refreshToken } = await tokensOf(await api.post(short, passkeyUrl));
    api.at(40 * minute);
    expect(await refusalOf(await api.getWith(loginUrl, refreshToken))).toBe('401 SESSION_ENDED');
    await tokensOf(await api.getWith(loginUrl, session.refreshToken));
    expect(api.mails).toHaveLength(before);
  });

  it('is told its owner by mail, with its name', async () => {
    await newKey();
    expect(api.mails.at(-1)).toMatchObject({
      ...{ to: demoCustomer.email, kind: 'passkey-added', languageId: 'sv-SE' },
      data: { name: 'Telefonen', addedAt: '2026-11-21T12:00:00.000Z', timeZone: 'Europe/Stockholm' },
    });
  });

  it('signs in once by what it signed', async () => {
    const key = await newKey();
    const signed = key.get(await challenge());
    await tokensOf(await answerWith(signed));
    expect(await refusalOf(await answerWith(signed))).toBe('401 PASSKEY_REFUSED');
  });

  it('signs in once by what it signed, of two that come at the same time too', async () => {
    const key = await newKey();
    const signed = key.get(await challenge());
    const answers = await Promise.all([answerWith(signed), answerWith(signed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('that answers after five minutes is refused', async () => {
    const key = await newKey();
    const signed = key.get(await challenge());
    api.at(5 * minute);
    expect(await refusalOf(await answerWith(signed))).toBe('401 PASSKEY_REFUSED');
  });

  it.each<[string, Deviation]>([
    ['another page', { origin: 'https://torg.example.evil.example' }],
    ['another page of the shop', { origin: norwegian }],
    ['another host', { host: 'evil.example' }],
    ['what nobody asked', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['somebody whom the device did not look at', { isVerified: false }],
    ['a copy of it, which counts behind', { counter: 1 }],
  ])('that signs for %s is refused', async (_, deviation) => {
    const key = await newKey();
    await tokensOf(await answerWith(key.get(await challenge())));
    expect(await refusalOf(await answerWith(key.get(await challenge(), deviation)))).toBe('401 PASSKEY_REFUSED');
    await tokensOf(await answerWith(key.get(await challenge())));
  });

  it('that says it is another key, or another customer’s, is refused', async () => {
    const [key, other] = [await newKey(), await newKey(await register('eve@torg.example'))];
    const [signed, ofOther] = [key.get(await challenge()), other.get(await challenge())];
    const asOther = { ...signed, id: other.id, rawId: other.id };
    expect(await refusalOf(await answerWith(asOther))).toBe('401 PASSKEY_REFUSED');
    const { userHandle } = ofOther.response;
    const forOther = { ...key.get(await challenge()) };
    forOther.response.userHandle = userHandle;
    expect(await refusalOf(await answerWith(forOther))).toBe('401 PASSKEY_REFUSED');
  });

  it('that nobody knows is refused, and so is what is no key', async () => {
    const stranger = new SoftwarePasskey(origin);
    stranger.create({ challenge: 'x', user: { id: 'x' } });
    expect(await refusalOf(await answerWith(stranger.get(await challenge())))).toBe('401 PASSKEY_REFUSED');
    expect(await refusalOf(await answerWith({ id: 'x' }))).toBe('400 BAD_PASSKEY_REQUEST');
    expect(await refusalOf(await api.post({ credential: {} }, passkeyUrl))).toBe('400 BAD_PASSKEY_REQUEST');
    expect(await refusalOf(await api.getWith(passkeyUrl, null))).toBe('405 METHOD_NOT_ALLOWED');
  });

  it('is asked for by the shop’s own pages alone, and serves one host', async () => {
    expect(await refusalOf(await api.post({ origin: 'https://evil.example' }, passkeyUrl))).toBe('403 UNKNOWN_ORIGIN');
    const key = await newKey();
    const signed = key.get(await challenge(norwegian), { origin: norwegian, host: 'nb.torg.example' });
    expect(await refusalOf(await answerWith(signed, norwegian))).toBe('401 PASSKEY_REFUSED');
  });

  it('is not made by what another customer, another page or an old form was to make', async () => {
    const eve = await register('mallory@torg.example');
    const key = new SoftwarePasskey(origin);
    const hers = key.create(await optionsFor(eve));
    expect((await ask(token, add, { response: hers, name: 'A' })).data.addPasskey).toBe('REFUSED');
    expect(await addKey(token, key, { origin: 'https://evil.example' })).toBe('REFUSED');
    expect(await addKey(token, key, { host: 'evil.example' })).toBe('REFUSED');
    expect(await addKey(token, key, { isVerified: false })).toBe('REFUSED');
    const late = key.create(await optionsFor(token));
    api.at(5 * minute);
    expect((await ask(token, add, { response: late, name: 'A' })).data.addPasskey).toBe('REFUSED');
    expect((await ask(token, add, { response: '{', name: 'A' })).data.addPasskey).toBe('REFUSED');
    expect(await keysOf(token)).toEqual([]);
  });

  it('that was asked to sign in makes no key, and the other way round', async () => {
    const key = await newKey();
    const forLogin = new SoftwarePasskey(origin).create(await optionsFor(token), {
      challenge: (await challenge()).challenge,
    });
    expect((await ask(token, add, { response: forLogin, name: 'A' })).data.addPasskey).toBe('REFUSED');
    const forKey = key.get({ challenge: (await optionsFor(token)).challenge });
    expect(await refusalOf(await answerWith(forKey))).toBe('401 PASSKEY_REFUSED');
  });

  it('is taken once, whoever has it', async () => {
    const key = await newKey();
    const eve = await register('trudy@torg.example');
    expect(await addKey(eve, key)).toBe('REFUSED');
    expect(await keysOf(eve)).toEqual([]);
  });

  it('is one of ten at most, of which two cannot be added at once', async () => {
    const eve = await register('many@torg.example');
    for (let keys = 0; keys < 9; keys += 1) await newKey(eve);
    const [one, other] = [await optionsFor(eve), await optionsFor(eve)];
    const made = [one, other].map((options) => new SoftwarePasskey(origin).create(options));
    const added = await Promise.all(made.map((response) => ask(eve, add, { response, name: 'A' })));
    const answers = added.map(({ data }) => data.addPasskey);
    expect(answers.sort()).toEqual(['ADDED', 'FULL']);
    expect((await ask(eve, begin)).data.beginPasskey).toBeNull();
  });

  it('is named and ended by its owner alone, and serves nobody from then on', async () => {
    const key = await newKey();
    const eve = await register('oscar@torg.example');
    expect((await ask(eve, rename, { id: key.id, name: 'Min' })).data.renamePasskey).toBe(false);
    expect((await ask(eve, remove, { id: key.id })).data.removePasskey).toBe(false);
    expect((await ask(token, rename, { id: key.id, name: ' Datorn ' })).data.renamePasskey).toBe(true);
    expect((await ask(token, rename, { id: key.id, name: ' ' })).codes).toEqual(['BAD_USER_INPUT']);
    expect(await keysOf(token)).toMatchObject([{ name: 'Datorn' }]);
    const signed = key.get(await challenge());
    expect((await ask(token, remove, { id: key.id })).data.removePasskey).toBe(true);
    expect((await ask(token, remove, { id: key.id })).data.removePasskey).toBe(false);
    expect(await refusalOf(await answerWith(signed))).toBe('401 PASSKEY_REFUSED');
  });

  it('ends with its owner’s account', async () => {
    const eve = await register('gone@torg.example');
    const key = await newKey(eve);
    const signed = key.get(await challenge());
    expect((await api.queryAs(eve, 'mutation { deleteUser }')).data.deleteUser).toBe(true);
    expect(await refusalOf(await answerWith(signed))).toBe('401 PASSKEY_REFUSED');
  });

  it('is not made, seen or ended by visitors', async () => {
    for (const [query, variables] of [
      [list, {}],
      [begin, {}],
      [add, { response: '{}', name: 'A' }],
      [rename, { id: 'x', name: 'A' }],
      [remove, { id: 'x' }],
    ] as const)
      expect((await api.queryExtensions(query, variables)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('is asked for so often and no more from one address', async () => {
    api.comeFrom('192.0.2.7');
    for (let asked = 0; asked < 300; asked += 1) await challenge();
    const refused = await api.post({ origin }, passkeyUrl);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await refusalOf(refused)).toBe('429 TOO_MANY_ATTEMPTS');
  });
});
