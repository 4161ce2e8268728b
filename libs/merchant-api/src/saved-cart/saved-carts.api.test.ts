import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthApi, registerUrl, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { openCartClient, type CartClient } from '../testing/open-cart-client.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';

describeApi('carts that a customer keeps by name', () => {
  let api: AuthApi;
  let cart: CartClient;
  beforeAll(async () => {
    api = await openAuthApi();
    cart = await openCartClient(api);
    await cart.add('MUG-1', 2);
  });
  afterAll(() => api.close());

  const register = async (name: string) =>
    (await tokensOf(await api.submit(registerUrl, { username: `${name}@torg.example`, password: 'hemligt7' }))).token;
  const ask = async (token: string | null, query: string, variables = {}) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    return answerOf(await api.fetch(graphqlRequest({ query, variables }, headers, '/extensions/graphql')));
  };
  const save = (token: string | null, name: string, cartId = cart.id, id = 'own') =>
    ask(
      token,
      'mutation($id: String!, $name: String!, $cartId: String!) { saveCart(id: $id, name: $name, cartId: $cartId) { name } }',
      { id, name, cartId },
    );
  const saved = async (token: string) =>
    (await ask(token, '{ savedCarts { id name items { skuId quantity productName } } }')).data.savedCarts;

  it('are there again, once however often they are sent, and are nothing of anybody else', async () => {
    const [ada, bea] = [await register('ada-saves'), await register('bea-saves')];
    await save(ada, 'Kontoret');
    await save(ada, ' Lagret ');
    expect(await saved(ada)).toEqual([
      {
        id: 'own',
        name: 'Lagret',
        items: [{ skuId: cart.skus['MUG-1'], quantity: 2, productName: expect.any(String) }],
      },
    ]);
    expect(await saved(bea)).toEqual([]);
    const remove = 'mutation { removeSavedCart(id: "own") }';
    expect((await ask(bea, remove)).data.removeSavedCart).toBe(false);
    expect((await ask(ada, remove)).data.removeSavedCart).toBe(true);
    expect(await saved(ada)).toEqual([]);
  });

  it('are put into a cart by one change, beside what lies there or in its place', async () => {
    const ada = await register('ada-opens');
    await save(ada, 'Kontoret');
    const other = await openCartClient(api);
    await other.add('MUG-1', 1, { message: 'Anna' });
    const open = async (isInPlace: boolean, id = 'own') =>
      (
        await ask(
          ada,
          'mutation($id: String!, $cartId: String!, $isInPlace: Boolean!) { openSavedCart(id: $id, cartId: $cartId, isInPlace: $isInPlace) { cartId limited { skuId } } }',
          { id, cartId: other.id, isInPlace },
        )
      ).data.openSavedCart;
    const held = async () =>
      (await other.read()).items.map((item: { quantity: number; message: string }) => [item.quantity, item.message]);
    expect(await open(false)).toEqual({ cartId: other.id, limited: [] });
    expect(await held()).toEqual([
      [1, 'Anna'],
      [2, null],
    ]);
    expect(await open(true)).toEqual({ cartId: other.id, limited: [] });
    expect(await held()).toEqual([[2, null]]);
    expect(await open(true, 'unknown')).toBeNull();
  });

  it('are none of what is nothing, and nobody’s without signing in', async () => {
    const cia = await register('cia-saves');
    expect((await save(cia, 'Tom', 'unknown')).data.saveCart).toBeNull();
    expect((await save(cia, ' ')).codes).toEqual(['BAD_USER_INPUT']);
    expect((await save(null, 'Kontoret')).codes).toEqual(['UNAUTHENTICATED']);
  });
});
