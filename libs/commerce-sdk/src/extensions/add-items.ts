import type { RequestOptions } from '../client/commerce-client.ts';
import type { AddedItem } from '../domain/cart/added-item.ts';
import { AddItemsDocument } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** Where items lie that were added at once. */
export interface AddedItems {
  cartId: string;
  /** Of which fewer were added than were wanted, with how many of them. */
  limited: readonly { skuId: number; quantity: number }[];
}

/**
 * Puts units of many skus in a cart by one change, as many of each as can be sold; 500 at most. With one
 * key (`idempotencyKey`) it is done once, however often it is sent.
 *
 * @example
 * const added = await addItems(extensions, { cartId, items: [{ skuId, quantity: 4, message: null }] });
 */
export async function addItems(
  client: ExtensionsClient,
  { cartId, items }: { cartId: string; items: readonly AddedItem[] },
  options?: RequestOptions,
): Promise<AddedItems> {
  const variables = { cartId, items: items.map(({ skuId, quantity, message }) => ({ skuId, quantity, message })) };
  const { addItems: added } = await client.request(AddItemsDocument, variables, options);
  return { cartId: added.cartId, limited: added.limited.map(({ skuId, quantity }) => ({ skuId, quantity })) };
}
