import { findForSale } from '../pricing/find-for-sale.ts';
import type { CartLineRecord, SeenPrice } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import { noticesOf, type CartNotice } from './cart-changes.rules.ts';
import { sellableUnits } from './change-cart.ts';

/** What became of an open cart since its shopper saw it; nothing where there is no such cart. */
export async function cartNotices(view: CartView, cartId: string): Promise<readonly CartNotice[]> {
  const cart = await view.carts.inHand(cartId);
  if (!cart || cart.isCompleted || cart.isOrdered) return [];
  const held = await view.ownHolds(cartId);
  const lines = cart.lines.map(async (line) => {
    const [now, left] = await Promise.all([priceOf(view, line), sellableUnits(view, line.skuId, held)]);
    // A price in another currency says nothing about this one.
    const seen = line.seen?.marketId === view.shop.market.id ? line.seen.selling : null;
    return { lineId: line.lineId, quantity: line.quantity, seen, now, left };
  });
  return noticesOf(await Promise.all(lines));
}

/** Takes the prices of now for seen; false where there is no such open cart. */
export async function acceptPrices(view: CartView, cartId: string): Promise<boolean> {
  const cart = await view.carts.inHand(cartId);
  const { id: marketId } = view.shop.market;
  const prices = new Map<string, SeenPrice | null>();
  for (const line of cart?.lines ?? []) {
    const selling = await priceOf(view, line);
    prices.set(line.lineId, selling === null ? null : { marketId, selling });
  }
  const { ok } = await view.carts.change(cartId, view.now, (held) => ({
    ok: true,
    cart: { ...held, lines: held.lines.map((line) => ({ ...line, seen: prices.get(line.lineId) ?? line.seen })) },
  }));
  return ok;
}

/** What a unit costs, or the package that the line is part of; null where it cannot be bought. */
async function priceOf(view: CartView, { skuId, choice }: CartLineRecord): Promise<number | null> {
  const price = choice ? await view.pricing.current(choice.packageId) : (await findForSale(view, skuId))?.price;
  return price?.selling ?? null;
}
