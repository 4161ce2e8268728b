import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommerceClient } from '../client/commerce-client.ts';
import { MissingDataError } from '../errors/missing-data-error.ts';
import { answeringClient, json } from '../testing/answering-client.ts';
import { answersTo } from '../testing/random-answer.ts';
import {
  AddToCartDocument,
  CategoriesDocument,
  CategoryDocument,
  ChannelDocument,
  ChannelsDocument,
  GetCartDocument,
  ProductDocument,
  ProductsDocument,
  UpdateCartItemDocument,
  UserDocument,
} from '../generated/graphql.ts';
import { getUser } from './account/get-user.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { getCart } from './cart/get-cart.ts';
import { updateCartItem } from './cart/update-cart-item.ts';
import { getCategories } from './catalogue/get-categories.ts';
import { getCategory } from './catalogue/get-category.ts';
import { getProduct } from './catalogue/get-product.ts';
import { getProducts } from './catalogue/get-products.ts';
import { getChannel } from './market/get-channel.ts';
import { getChannels } from './market/get-channels.ts';

const operations: readonly [name: string, text: string, run: (client: CommerceClient) => Promise<unknown>][] = [
  ['getChannels', ChannelsDocument.toString(), (client) => getChannels(client)],
  ['getChannel', ChannelDocument.toString(), (client) => getChannel(client)],
  ['getCategories', CategoriesDocument.toString(), (client) => getCategories(client)],
  ['getCategory', CategoryDocument.toString(), (client) => getCategory(client, { alias: 'hem' })],
  ['getProducts', ProductsDocument.toString(), (client) => getProducts(client, { skip: 0, take: 20 })],
  ['getProduct', ProductDocument.toString(), (client) => getProduct(client, { alias: 'kudde' })],
  ['getUser', UserDocument.toString(), (client) => getUser(client)],
  ['getCart', GetCartDocument.toString(), (client) => getCart(client, { cartId: 'c1' })],
  ['addToCart', AddToCartDocument.toString(), (client) => addToCart(client, { cartId: 'c1', skuId: 1, quantity: 1 })],
  [
    'updateCartItem',
    UpdateCartItemDocument.toString(),
    (client) => updateCartItem(client, { cartId: 'c1', lineId: 'l1', quantity: 1 }),
  ],
];

describe.each(operations)('%s', (_name, text, run) => {
  it('reads every answer that the contract allows, holes and all', async () => {
    await fc.assert(
      fc.asyncProperty(answersTo(text), async (data) => {
        const { client } = answeringClient(() => json({ data }));
        const result = await run(client).catch((error: unknown) => error);
        // The one refusal allowed: a list or a cart that did not come at all.
        if (result instanceof MissingDataError) return;
        expect(result).not.toBeInstanceOf(Error);
        expect(brokenValuesIn(result)).toEqual([]);
      }),
    );
  });
});

/** Paths to what a screen cannot show: undefined, NaN, or money that is not whole. */
function brokenValuesIn(value: unknown, path = ''): string[] {
  if (value === undefined) return [`${path} is undefined`];
  if (typeof value === 'number' && Number.isNaN(value)) return [`${path} is not a number`];
  if (/\.(incVat|exVat)$/.test(path) && !Number.isInteger(value)) return [`${path} is not in minor units`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => brokenValuesIn(part, `${path}.${key}`));
}
