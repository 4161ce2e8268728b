import type { ShopDatabase } from '../database/shop-database.ts';
import { joinCarts } from './account-cart.repository.ts';
import { withCode } from './cart-codes.rules.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import { sellableUnits } from './change-cart.ts';
import { joinLines, type LimitedLine } from './join-lines.rules.ts';

/** The cart that a customer goes on with, and what of the cart in hand did not fit. */
export interface JoinedCart {
  cart: CartRecord;
  limited: readonly LimitedLine[];
}

/** Joins the cart in hand with the one of the account; its code wins. Null where the account is left without any. */
export async function joinCart(
  view: CartView,
  db: ShopDatabase,
  { cartId, userId }: { cartId: string; userId: number },
): Promise<JoinedCart | null> {
  const { carts, newId, now } = view;
  const inHand = await carts.inHand(cartId);
  const held = await view.ownHolds(cartId);
  const stocks = new Map<number, number>();
  for (const { skuId } of inHand?.lines ?? []) stocks.set(skuId, (await sellableUnits(view, skuId, held)) ?? 0);
  let limited: readonly LimitedLine[] = [];
  const cart = await joinCarts(db, { userId, cartId: inHand?.cartId ?? cartId, now }, (kept, own) => {
    const joined = joinLines(kept.lines, own.lines, { newId, totalStockOf: (skuId) => stocks.get(skuId) ?? 0 });
    limited = joined.limited;
    return {
      ...kept,
      lines: joined.lines,
      codes: own.codes.reduce(withCode, kept.codes),
      merchantData: own.merchantData ?? kept.merchantData,
    };
  });
  return cart && { cart, limited };
}
