import type { AddedItem, Cart, PackageRefusal } from '@torg/commerce-sdk/domain';
import type { CartStore } from '@torg/stores';
import { cartAnswer } from '../page/form/cart-answer.ts';

/** What there is too little of: how many units were wanted, and how many of them came into the cart. */
export interface ShortItem {
  skuId: number;
  wanted: number;
  added: number;
}

/** What became of goods that were put in the cart: all of it, fewer of some, so many units in all, or why nothing was taken. */
export type PutItemsAnswer =
  | { kind: 'done' }
  | { kind: 'fewer'; short: readonly ShortItem[]; units: number }
  | Exclude<PackageRefusal, { kind: 'stock-limit' | 'already-in-cart' }>;

/** Puts units of several skus in the cart at once, as many as can be sold; tells those of which that was fewer, or none. */
export async function putItems(
  cart: Pick<CartStore, 'state' | 'ensureLoaded' | 'addItems'>,
  items: readonly AddedItem[],
): Promise<PutItemsAnswer> {
  await cart.ensureLoaded();
  const before = cart.state.cart;
  const result = await cart.addItems(items);
  // What nobody answered is thrown.
  const answer = cartAnswer(result);
  if (answer.kind !== 'done' && answer.kind !== 'stock-limit' && answer.kind !== 'already-in-cart') return answer;
  // What is refused leaves the cart as it was.
  const after = result.ok ? result.cart : before;
  const short = [...new Set(items.map(({ skuId }) => skuId))].flatMap((skuId) => {
    const own = items.filter((item) => item.skuId === skuId);
    const wanted = unitsOf(own);
    const added = Math.max(0, unitsIn(after, skuId) - unitsIn(before, skuId));
    return added < wanted ? [{ skuId, wanted, added }] : [];
  });
  if (short.length === 0) return { kind: 'done' };
  const missing = short.reduce((sum, { wanted, added }) => sum + wanted - added, 0);
  return { kind: 'fewer', short, units: unitsOf(items) - missing };
}

function unitsIn(cart: Cart | null, skuId: number): number {
  return unitsOf((cart?.lines ?? []).filter((line) => line.skuId === skuId && !line.isFreeGift));
}

function unitsOf(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
