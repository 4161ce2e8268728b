import type { AddedItem, Cart } from '@torg/commerce-sdk/domain';
import type { CartStore } from '@torg/stores';
import { cartAnswer } from '../page/form/cart-answer.ts';

/** What there is too little of: how many units were wanted, and how many of them came into the cart. */
export interface ShortItem {
  skuId: number;
  wanted: number;
  added: number;
}

/** Puts units of several skus in the cart at once, as many as can be sold; tells those of which that was fewer, or none. */
export async function putItems(
  cart: Pick<CartStore, 'state' | 'ensureLoaded' | 'addItems'>,
  items: readonly AddedItem[],
): Promise<readonly ShortItem[]> {
  await cart.ensureLoaded();
  const before = cart.state.cart;
  const result = await cart.addItems(items);
  // What is refused leaves the cart as it was; what nobody answered is thrown.
  cartAnswer(result);
  const after = result.ok ? result.cart : before;
  return [...new Set(items.map(({ skuId }) => skuId))].flatMap((skuId) => {
    const own = items.filter((item) => item.skuId === skuId);
    const wanted = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const added = Math.max(0, unitsIn(after, skuId) - unitsIn(before, skuId));
    return added < wanted ? [{ skuId, wanted, added }] : [];
  });
}

function unitsIn(cart: Cart | null, skuId: number): number {
  const own = (cart?.lines ?? []).filter((line) => line.skuId === skuId && !line.isFreeGift);
  return own.reduce((sum, { quantity }) => sum + quantity, 0);
}
