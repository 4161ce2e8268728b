import { totalStock } from '../catalogue/sku-record.ts';
import { isRepeated, withAddition } from '../cart/addition-keys.rules.ts';
import { addToLines, unitsOf } from '../cart/cart-change.rules.ts';
import type { CartLineRecord } from '../cart/cart-record.ts';
import type { CartView } from '../cart/cart-view.ts';
import type { CartResult } from '../cart/cart.repository.ts';
import { findForSale } from '../pricing/find-for-sale.ts';

/** Units of a sku for a cart. */
export interface AddedItem {
  skuId: number;
  /** From 1 on. */
  quantity: number;
  message: string | null;
}

/** What could not be added as often as it was wanted, with how often it was. */
export interface LimitedItem {
  skuId: number;
  quantity: number;
}

/**
 * Puts units of many skus in a cart by one change, as many of each as can be sold. The same key again adds nothing; it is null
 * where the client sent none.
 */
export async function addItems(
  view: CartView,
  cartId: string,
  { items, key }: { items: readonly AddedItem[]; key: string | null },
): Promise<{ result: CartResult; limited: readonly LimitedItem[] }> {
  let limited: LimitedItem[] = [];
  const look = async (reading: Promise<unknown>) => {
    const [held, goods] = await Promise.all([
      view.ownHolds(cartId),
      Promise.all(items.map(({ skuId }) => findForSale(view, skuId))),
      reading,
    ]);
    return { held, goods };
  };
  const result = await view.carts.changeSeen(cartId, view.now, look, (cart, { held, goods }) => {
    limited = [];
    if (isRepeated(cart.additions, key)) return { ok: true, cart };
    let lines: readonly CartLineRecord[] = cart.lines;
    for (const [index, item] of items.entries()) {
      const { skuId } = item;
      const found = goods[index];
      const units = found ? totalStock(found.sku.stock) + (held.get(skuId) ?? 0) : 0;
      const quantity = Math.min(item.quantity, Math.max(0, units - unitsOf(lines, skuId)));
      if (quantity < item.quantity) limited.push({ skuId, quantity });
      if (!found || quantity < 1) continue;
      const seen = { marketId: view.shop.market.id, selling: found.price.selling };
      const decision = addToLines(lines, { ...item, quantity, groupKey: null, seen }, units, view.newId());
      if (decision.ok) lines = decision.lines;
    }
    return { ok: true, cart: { ...cart, lines, additions: withAddition(cart.additions, key) } };
  });
  return { result, limited };
}
