import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCartClient, type CartClient } from '../testing/open-cart-client.ts';
import { describeApi, graphqlRequest, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';

describeApi('goods by their article numbers', () => {
  let api: TestApi;
  let cart: CartClient;
  beforeAll(async () => {
    api = await openTestApi();
    cart = await openCartClient(api);
  });
  afterAll(() => api.close());

  const articles = async (numbers: readonly string[]) =>
    (
      await api.queryExtensions(
        `query($numbers: [String!]!) { articles(numbers: $numbers) {
          number isWithdrawn matches { skuId articleNumber totalStock sellingPriceIncVat } nearest { articleNumber }
        } }`,
        { numbers },
      )
    ).data.articles;
  const add = (items: readonly object[], cartId = cart.id) =>
    api.queryExtensions(
      `mutation($cartId: String!, $items: [AddedItemInputType!]!) {
        addItems(cartId: $cartId, items: $items) { cartId limited { skuId quantity } }
      }`,
      { cartId, items },
    );

  it('are found however the numbers are written, in the order asked for', async () => {
    const [number = ''] = Object.keys(cart.skus);
    const found = await articles([number, 'ZZZ-0000', ` ${number.toLowerCase().replaceAll('-', ' ')} `]);
    expect(found.map(({ matches }: { matches: { skuId: number }[] }) => matches[0]?.skuId)).toEqual([
      cart.skus[number],
      undefined,
      cart.skus[number],
    ]);
    expect(found[1]).toMatchObject({ number: 'ZZZ-0000', isWithdrawn: false, nearest: [] });
  });

  it('are offered where a number is nearly right', async () => {
    const [number = ''] = Object.keys(cart.skus);
    const [article] = await articles([`${number}X`]);
    expect(article.matches).toEqual([]);
    expect(article.nearest[0].articleNumber).toBe(number);
  });

  it('are offered once, though several of their numbers are near', async () => {
    const [mug, ...families] = testCatalogue.families;
    const colours = mug?.colours.map((colour) => ({
      ...colour,
      skus: colour.skus.map((sku) => ({ ...sku, gtin: `${sku.articleNumber}0` })),
    }));
    const catalogue = { ...testCatalogue, families: mug && colours ? [{ ...mug, colours }, ...families] : [] };
    const shop = await openTestApi({ catalogue });
    const { data } = await shop.queryExtensions('{ articles(numbers: ["MUG-19"]) { nearest { articleNumber } } }');
    await shop.close();
    const offered = data.articles[0].nearest.map(({ articleNumber }: { articleNumber: string }) => articleNumber);
    expect(offered).toEqual(['MUG-1', 'MUG-2']);
  });

  it('are added by one change, as many of each as can be sold, and what is not for sale is left out', async () => {
    const [number = ''] = Object.keys(cart.skus);
    const [{ matches }] = await articles([number]);
    const { skuId, totalStock } = matches[0];
    const { data } = await add([
      { skuId, quantity: totalStock + 5 },
      { skuId: 999_999, quantity: 1 },
    ]);
    expect(data.addItems).toEqual({
      cartId: cart.id,
      limited: [
        { skuId, quantity: totalStock },
        { skuId: 999_999, quantity: 0 },
      ],
    });
    const { items } = await cart.read();
    expect(items.map((item: { skuId: number; quantity: number }) => [item.skuId, item.quantity])).toEqual([
      [skuId, totalStock],
    ]);
  });

  it('are added once by one key, however often that is sent', async () => {
    const other = await openCartClient(api);
    const [skuId] = Object.values(other.skus);
    const send = (key: string) =>
      api.fetch(
        graphqlRequest(
          {
            query:
              'mutation($cartId: String!, $items: [AddedItemInputType!]!) { addItems(cartId: $cartId, items: $items) { cartId } }',
            variables: { cartId: other.id, items: [{ skuId, quantity: 1 }] },
          },
          { 'x-idempotency-key': key },
          '/extensions/graphql',
        ),
      );
    await Promise.all([send('addition-1'), send('addition-1')]);
    await send('addition-1');
    await send('addition-2');
    expect((await other.read()).items).toMatchObject([{ skuId, quantity: 2 }]);
  });

  it('are refused where there is no such cart, where there are too many, or none of something', async () => {
    expect((await add([{ skuId: 1, quantity: 1 }], 'unknown')).codes).toEqual(['CART_NOT_FOUND']);
    expect((await add([{ skuId: 1, quantity: 0 }])).codes).toEqual(['BAD_USER_INPUT']);
    const many = Array.from({ length: 501 }, () => ({ skuId: 1, quantity: 1 }));
    expect((await add(many)).codes).toEqual(['BAD_USER_INPUT']);
  });
});
