import { addToCart, createCommerceClient, getCart, getProducts } from '@torg/commerce-sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmbeddedApi } from './embedded-api.ts';
import { joinVisitorCart } from './join-visitor-cart.ts';
import { borrowedToken } from './testing/borrowed-token.ts';
import { testApiKey } from './testing/demo-api-options.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';

let api: EmbeddedApi;
let isAway = false;

beforeAll(async () => {
  api = await openEmbeddedApi();
});

afterAll(() => api.close());

/** An account that has nothing beyond the contract, and so keeps no cart for its customers. */
const commerce = createCommerceClient({
  endpoint: 'http://api.test/graphql',
  apiKey: testApiKey,
  scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
  cache: null,
  retries: 0,
  fetch: (input, init) => (isAway ? Promise.reject(new TypeError('away')) : api.fetch(new Request(input, init))),
});

const join = (cartId: string | null) =>
  joinVisitorCart({ commerce, extensions: null }, { cartId, token: borrowedToken() });

async function filledCart() {
  const { id } = await getCart(commerce);
  const { products } = await getProducts(commerce, { skip: 0, take: 1 });
  const skuId = products[0]?.skus[0]?.skuId ?? 0;
  const change = await addToCart(commerce, { cartId: id, skuId, quantity: 2 });
  if (!change.ok) throw new Error('The demo shop sells what it lists first');
  return change.cart;
}

const goodsOf = ({ lines }: Awaited<ReturnType<typeof getCart>>) =>
  lines.map(({ skuId, quantity }) => [skuId, quantity]);

it('goes on with a copy that holds the same, where the account keeps no carts', async () => {
  const before = await filledCart();
  const joined = await join(before.id);
  expect(joined).not.toBe(before.id);
  expect(goodsOf(await getCart(commerce, { cartId: joined }))).toEqual(goodsOf(before));
  expect(goodsOf(await getCart(commerce, { cartId: before.id }))).toEqual(goodsOf(before));
});

it('goes on with none where the visitor has none', async () => {
  expect(await join(null)).toBeNull();
});

it('leaves the cart in hand where the account does not answer', async () => {
  const { id } = await filledCart();
  isAway = true;
  const joined = await join(id).finally(() => (isAway = false));
  expect(joined).toBe(id);
});
