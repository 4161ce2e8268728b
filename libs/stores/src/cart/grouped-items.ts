import { groupedItems as group, type GroupedItem } from '@torg/commerce-sdk/domain';
import type { CartStore } from './cart-store.ts';

/**
 * What a shopper sees as one thing in the cart: loose lines, and each package as one with what was picked for it. It stands
 * beside the store, since only screens of a cart need it.
 */
export function groupedItems({ cart, picked }: Pick<CartStore, 'cart' | 'picked'>): readonly GroupedItem[] {
  return group(cart?.lines ?? [], picked);
}
