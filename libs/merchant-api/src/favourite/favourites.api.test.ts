import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthApi, registerUrl, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';

const all = 'productIds lists { id name productIds shareKey }';

describeApi('favourites of a customer', () => {
  let api: AuthApi;
  let mugs: number[];
  beforeAll(async () => {
    api = await openAuthApi();
    const { products } = (await api.query('{ products(take: 4) { products { productId } } }')).data;
    mugs = products.products.map(({ productId }: { productId: number }) => productId);
  });
  afterAll(() => api.close());

  const register = async (name: string) =>
    (await tokensOf(await api.submit(registerUrl, { username: `${name}@torg.example`, password: 'hemligt7' }))).token;
  const ask = async (token: string | null, query: string, variables = {}) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    return answerOf(await api.fetch(graphqlRequest({ query, variables }, headers, '/extensions/graphql')));
  };
  const change = async (token: string | null, changes: object) => {
    const mutation = `mutation($changes: FavouriteChangesInputType!) { changeFavourites(changes: $changes) { ${all} } }`;
    const { data, codes } = await ask(token, mutation, { changes });
    return codes.length > 0 ? codes : data.changeFavourites;
  };
  const favourites = async (token: string | null) => (await ask(token, `{ favourites { ${all} } }`)).data.favourites;
  const shared = async (key: string) =>
    (await ask(null, 'query($key: String!) { sharedFavourites(key: $key) { name productIds } }', { key })).data
      .sharedFavourites;
  const some = (...places: number[]) => places.map((place) => mugs[place] ?? expect.unreachable(`no mug ${place}`));

  it('are kept newest first, however often they are sent, and what nobody knows is left out', async () => {
    const ada = await register('ada');
    await change(ada, { mark: some(1, 0) });
    expect((await change(ada, { mark: [...some(2, 1), 999_999] })).productIds).toEqual(some(2, 1, 0));
    expect((await change(ada, { mark: some(2, 1), unmark: some(0) })).productIds).toEqual(some(2, 1));
    expect(await favourites(ada)).toEqual({ productIds: some(2, 1), lists: [] });
  });

  it('are nothing of anybody else, and nobody’s without signing in', async () => {
    const [bea, cia] = [await register('bea'), await register('cia')];
    await change(bea, { mark: some(0), lists: [{ id: 'l', name: 'Beas', add: some(1) }] });
    await change(cia, { lists: [{ id: 'l', isGone: true, name: 'Cias' }] });
    expect([await favourites(cia), await favourites(null)]).toEqual([{ productIds: [], lists: [] }, null]);
    expect(await change(null, { mark: some(0) })).toEqual(['UNAUTHENTICATED']);
    expect((await favourites(bea)).lists).toEqual([{ id: 'l', name: 'Beas', productIds: some(1), shareKey: null }]);
  });

  it('lie in lists whose goods are marked; one of the same name is the same list', async () => {
    const dan = await register('dan');
    await change(dan, { lists: [{ id: 'here', name: 'Julklappar', add: some(0) }] });
    const merged = await change(dan, { lists: [{ id: 'there', name: ' julklappar ', add: some(1, 0) }] });
    expect(merged).toEqual({
      productIds: some(1, 0),
      lists: [{ id: 'here', name: 'Julklappar', productIds: some(1, 0), shareKey: null }],
    });
    const renamed = await change(dan, { lists: [{ id: 'here', name: 'Mamma', remove: some(0) }] });
    expect(renamed).toMatchObject({ productIds: some(1, 0), lists: [{ name: 'Mamma', productIds: some(1) }] });
    expect((await change(dan, { unmark: some(1) })).lists).toMatchObject([{ productIds: [] }]);
    expect(await change(dan, { lists: [{ id: 'here', isGone: true }] })).toEqual({ productIds: some(0), lists: [] });
  });

  it('are read by anybody who has the link of a list, until its owner takes it away', async () => {
    const eva = await register('eva');
    const { lists } = await change(eva, { lists: [{ id: 'l', name: 'Önskelista', add: some(2), isShared: true }] });
    const key = lists[0].shareKey;
    expect(await shared(key)).toEqual({ name: 'Önskelista', productIds: some(2) });
    expect((await change(eva, { lists: [{ id: 'l', isShared: true }] })).lists[0].shareKey).toBe(key);
    await change(eva, { lists: [{ id: 'l', isShared: false }] });
    expect([await shared(key), await shared('')]).toEqual([null, null]);
  });

  it('end with the account', async () => {
    const fia = await register('fia');
    const { lists } = await change(fia, { lists: [{ id: 'l', name: 'Fias', add: some(3), isShared: true }] });
    await api.queryAs(fia, 'mutation { deleteUser }');
    expect(await shared(lists[0].shareKey)).toBeNull();
  });
});
