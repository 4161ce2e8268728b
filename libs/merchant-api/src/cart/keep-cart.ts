import { meetsConditions } from '../promotion/promotion-offers.rules.ts';
import { promotedCartOf } from './count-cart.ts';
import type { CartContents, CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import type { CartResult } from './cart.repository.ts';

/** Puts the code of a promotion or a gift card on a cart, in place of the one before; an empty one takes it away. */
export async function setPromoCode(view: CartView, cartId: string, code: string): Promise<CartResult> {
  if (code !== '') {
    const [cart, promotion] = await Promise.all([view.carts.inHand(cartId), view.promotions.byCode(code)]);
    if (!cart || cart.isCompleted) return notFound;
    if (!promotion && !(await view.funds.giftCard(cartId, code)))
      return { ok: false, refusal: { kind: 'unknown-code' } };
    const promoted = promotion && (await promotedCartOf(cart, view)).promoted;
    if (promoted && !meetsConditions(promotion, promoted)) return { ok: false, refusal: { kind: 'code-conditions' } };
  }
  return changeContents(view, cartId, { promoCode: code === '' ? null : code });
}

/** Keeps a text of the channel's own with a cart. */
export function setMerchantData(view: CartView, cartId: string, merchantData: string): Promise<CartResult> {
  return changeContents(view, cartId, { merchantData });
}

/** Empties a cart; its code goes too. */
export function clearCart(view: CartView, cartId: string): Promise<CartResult> {
  return changeContents(view, cartId, { lines: [], promoCode: null });
}

/** Closes the very cart of an id. Closing it again changes nothing, so that a confirmation page may be loaded twice. */
export async function completeCart(view: CartView, cartId: string): Promise<CartResult> {
  const cart = await view.carts.close(cartId, view.now);
  return cart ? { ok: true, cart } : notFound;
}

/** Makes an open cart with what another holds, a completed one included; without its code where promotions are reset. */
export async function cloneCart(view: CartView, cartId: string, resetPromotions: boolean): Promise<CartResult> {
  const cart = await view.carts.find(cartId);
  if (!cart) return notFound;
  const place = { cartId: view.newId(), marketId: view.shop.market.id, now: view.now };
  const promoCode = resetPromotions ? null : cart.promoCode;
  const { merchantData } = cart;
  const contents = { lines: copyLines(cart, view.newId), promoCode, merchantData };
  return { ok: true, cart: await view.carts.create(place, contents) };
}

const notFound = { ok: false, refusal: { kind: 'cart-not-found' } } as const;

function changeContents({ carts, now }: CartView, cartId: string, change: Partial<CartContents>): Promise<CartResult> {
  return carts.change(cartId, now, (cart) => ({ ok: true, cart: { ...cart, ...change } }));
}

/** The same lines under ids of their own; what belonged together still does. */
function copyLines({ lines }: CartRecord, newId: () => string): CartContents['lines'] {
  const keys = new Map(lines.map(({ groupKey }) => [groupKey, groupKey === null ? null : newId()]));
  return lines.map((line) => ({ ...line, lineId: newId(), groupKey: keys.get(line.groupKey) ?? null }));
}
