import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueWithLaterSale } from '../testing/later-sale.ts';
import { openCartClient, type CartClient } from '../testing/open-cart-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const later = '2026-11-22T23:00:00Z';

describeApi('a cart that is left for a while', () => {
  let api: TestApi;
  let cart: CartClient;
  beforeAll(async () => {
    api = await openTestApi({
      catalogue: catalogueWithLaterSale({ version: 'cart-changes-1', family: 'mugg', percent: 20 }),
    });
    cart = await openCartClient(api);
  });
  afterAll(() => api.close());

  const changes = async (more = '') => {
    const { data } = await api.queryExtensions(
      `query($id: String!) { cartChanges(cartId: $id${more}) { lineId kind before after left } }`,
      { id: cart.id },
    );
    return data.cartChanges;
  };
  const accept = async (id: string) =>
    (await api.queryExtensions('mutation($id: String!) { acceptCartPrices(cartId: $id) }', { id })).data
      .acceptCartPrices;

  it('tells of a price that is another, until the shopper has seen it', async () => {
    const { data } = await cart.add('MUG-1', 1);
    const lineId = data.cart.items[0].id;
    expect(await changes()).toEqual([]);
    api.setNow(later);
    const cheaper = { lineId, kind: 'PRICE', before: 100, after: 80, left: null };
    expect(await changes()).toEqual([cheaper]);
    // More of it is no sign that the new price was seen.
    await cart.add('MUG-1', 1);
    expect(await changes()).toEqual([cheaper]);
    expect(await accept(cart.id)).toBe(true);
    expect(await changes()).toEqual([]);
  });

  it('does not take another currency for another price', async () => {
    expect(await changes(', channelId: "2|no"')).toEqual([]);
  });

  it('that nobody knows has nothing to tell', async () => {
    expect(await accept('unknown')).toBe(false);
  });
});
