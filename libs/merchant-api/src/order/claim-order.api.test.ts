import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthApi, registerUrl, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { invoiceCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';

describeApi('the order of a guest', () => {
  let api: AuthApi;
  beforeAll(async () => {
    api = await openAuthApi();
  });
  afterAll(() => api.close());

  const register = async (username: string) =>
    (await tokensOf(await api.submit(registerUrl, { username, password: 'hemligt7' }))).token;
  const placeAs = async (email: string) => {
    const client = await openCheckoutClient(api);
    await client.add('MUG-1', 1);
    const { publicId, orderId } = (await client.order({ ...invoiceCheckout, email })).data.placeOrder;
    return { cartId: client.id, publicId, orderId: Number(orderId) };
  };
  const claim = async (id: string, token: string | null) => {
    const query = 'mutation($id: String!) { claimOrder(id: $id) }';
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    return answerOf(await api.fetch(graphqlRequest({ query, variables: { id } }, headers, '/extensions/graphql')));
  };
  const claimed = async (id: string, token: string) => (await claim(id, token)).data.claimOrder;
  const ordersOf = async (token: string) =>
    (await api.queryAs(token, '{ getOrders { id } }')).data.getOrders.map(({ id }: { id: number }) => id);
  const isGuests = async (id: string) =>
    (await api.queryExtensions('query($id: String!) { orderConfirmation(id: $id) { isGuests } }', { id })).data
      .orderConfirmation.isGuests;
  const isYours = async (id: string, token: string) => {
    const query = 'query($id: String!) { orderConfirmation(id: $id) { isYours } }';
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.fetch(graphqlRequest({ query, variables: { id } }, headers, '/extensions/graphql'));
    return (await answerOf(answer)).data.orderConfirmation.isYours;
  };

  it('is theirs who made an account with its address and has its link, however often they claim it', async () => {
    const { cartId, orderId } = await placeAs('Ada@torg.example');
    const ada = await register('ada@torg.example');
    expect([await ordersOf(ada), await isGuests(cartId)]).toEqual([[], true]);
    expect([await claimed(cartId, ada), await claimed(cartId, ada)]).toEqual([true, true]);
    expect([await ordersOf(ada), await isGuests(cartId)]).toEqual([[orderId], false]);
  });

  it('is told to be theirs to nobody but the customer who claimed it', async () => {
    const { cartId } = await placeAs('dag@torg.example');
    const [dag, tor] = [await register('dag@torg.example'), await register('tor@torg.example')];
    expect([await isYours(cartId, dag), await isYours(cartId, tor)]).toEqual([false, false]);
    await claimed(cartId, dag);
    expect([await isYours(cartId, dag), await isYours(cartId, tor)]).toEqual([true, false]);
  });

  it('is not theirs who know its address and its public id or its number alone', async () => {
    const { orderId, publicId } = await placeAs('bea@torg.example');
    const bea = await register('bea@torg.example');
    expect([await claimed(publicId, bea), await claimed(String(orderId), bea)]).toEqual([false, false]);
    expect(await ordersOf(bea)).toEqual([]);
  });

  it('is not theirs who have its link and another address, and of nobody who is not signed in', async () => {
    const { cartId } = await placeAs('cia@torg.example');
    const eve = await register('eve@torg.example');
    expect([await claimed(cartId, eve), await ordersOf(eve)]).toEqual([false, []]);
    expect((await claim(cartId, null)).codes).toEqual(['UNAUTHENTICATED']);
    expect(await isGuests(cartId)).toBe(true);
  });
});
