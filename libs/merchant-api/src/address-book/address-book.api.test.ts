import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthApi, registerUrl, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';

let api: AuthApi;
let maja: string;
let eve: string;

const ask = async (token: string | null, query: string, variables: object = {}) => {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  return answerOf(await api.fetch(graphqlRequest({ query, variables }, headers, '/extensions/graphql')));
};
const register = async (username: string) =>
  (await tokensOf(await api.submit(registerUrl, { username, password: 'hemligt7' }))).token;

beforeAll(async () => {
  api = await openAuthApi();
  maja = await register('maja@torg.example');
  eve = await register('eve@torg.example');
});
afterAll(() => api.close());

const summerHouse = {
  ...{ firstName: 'Maja', lastName: 'Lind', addressLine1: 'Strandvägen 4', zip: '39230', city: 'Kalmar' },
  country: 'SE',
};
const keepIt = 'mutation($id: String!, $address: KeptAddressInputType!) { keepAddress(id: $id, address: $address) }';
const keep = (token: string | null, id: string, address: object = summerHouse) => ask(token, keepIt, { id, address });
const change = (token: string | null, field: string, id: string | null) =>
  ask(token, `mutation($id: String${field === 'removeAddress' ? '!' : ''}) { ${field}(id: $id) }`, { id });
const book = async (token: string) =>
  (await ask(token, '{ addressBook { id isDefault city careOf } }')).data.addressBook;

describeApi('the addresses that a customer keeps', () => {
  it('are told to and kept for nobody who is not signed in', async () => {
    for (const asked of [ask(null, '{ addressBook { id } }'), keep(null, 'a'), change(null, 'removeAddress', 'a')])
      expect((await asked).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('are kept once, however often they are sent, changed and removed', async () => {
    for (let times = 0; times < 2; times++) expect((await keep(maja, 'a')).data.keepAddress).toBe(true);
    expect(await book(maja)).toEqual([{ id: 'a', isDefault: false, city: 'Kalmar', careOf: '' }]);
    await keep(maja, 'a', { ...summerHouse, city: 'Öland' });
    await keep(maja, 'b');
    expect(await book(maja)).toMatchObject([{ id: 'a', city: 'Öland' }, { id: 'b' }]);
    expect((await change(maja, 'removeAddress', 'b')).data.removeAddress).toBe(true);
    expect((await change(maja, 'removeAddress', 'b')).data.removeAddress).toBe(false);
    expect(await book(maja)).toHaveLength(1);
  });

  it('are one where the same is sent under another id, as after an answer that was lost', async () => {
    const ida = await register('ida@torg.example');
    await keep(ida, 'first');
    await change(ida, 'setDefaultAddress', 'first');
    expect((await keep(ida, 'second')).data.keepAddress).toBe(true);
    expect(await book(ida)).toMatchObject([{ id: 'second', isDefault: true }]);
    await keep(ida, 'third', { ...summerHouse, careOf: 'Ek' });
    expect(await book(ida)).toMatchObject([{ id: 'second' }, { id: 'third' }]);
    const alike = await Promise.all(['a', 'b', 'c'].map((id) => keep(ida, id, { ...summerHouse, zip: '39231' })));
    expect(alike.map(({ data }) => data.keepAddress)).toEqual([true, true, true]);
    expect(await book(ida)).toHaveLength(3);
  });

  it('are each customer’s own', async () => {
    expect(await book(eve)).toEqual([]);
    expect((await change(eve, 'removeAddress', 'a')).data.removeAddress).toBe(false);
    expect((await change(eve, 'setDefaultAddress', 'a')).data.setDefaultAddress).toBe(false);
    await keep(eve, 'a', { ...summerHouse, city: 'Umeå' });
    expect(await book(maja)).toMatchObject([{ city: 'Öland' }]);
  });

  it('have one default at most, until it is removed or the account’s own is again', async () => {
    const defaults = async () => (await book(maja)).filter(({ isDefault }: { isDefault: boolean }) => isDefault);
    await keep(maja, 'c');
    await change(maja, 'setDefaultAddress', 'a');
    await change(maja, 'setDefaultAddress', 'c');
    expect(await defaults()).toMatchObject([{ id: 'c' }]);
    await keep(maja, 'c', { ...summerHouse, city: 'Visby' });
    expect(await defaults()).toMatchObject([{ id: 'c', city: 'Visby' }]);
    await change(maja, 'setDefaultAddress', null);
    expect(await defaults()).toEqual([]);
    await change(maja, 'setDefaultAddress', 'c');
    await change(maja, 'removeAddress', 'c');
    expect(await defaults()).toEqual([]);
  });

  it('are twenty at most, which can still be changed', async () => {
    for (let n = 1; n < 20; n++) await keep(eve, `n${n}`, { ...summerHouse, addressLine1: `Strandvägen ${n}` });
    expect((await keep(eve, 'one-more', { ...summerHouse, addressLine1: 'Strandvägen 21' })).data.keepAddress).toBe(
      false,
    );
    expect((await keep(eve, 'n1', { ...summerHouse, city: 'Lund' })).data.keepAddress).toBe(true);
    expect(await book(eve)).toHaveLength(20);
  });

  it('have to say where they are', async () => {
    expect((await keep(maja, 'd', { ...summerHouse, zip: '' })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await keep(maja, '')).codes).toEqual(['BAD_USER_INPUT']);
  });
});
