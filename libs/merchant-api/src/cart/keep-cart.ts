import { meetsConditions } from '../promotion/promotion-offers.rules.ts';
import { promotedCartOf } from './count-cart.ts';
import { hasTooManyCards, withCode, withoutPromotion, withoutShownCode, type CartCode } from './cart-codes.rules.ts';
import type { CartContents, CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import type { CartResult } from './cart.repository.ts';

/**
 * Puts a code on a cart: that of a promotion in place of the one before, that of a gift card beside the others. The code that
 * came last is shown, and an empty one takes it away, so that the one before it is shown again.
 */
export async function setPromoCode(view: CartView, cartId: string, code: string): Promise<CartResult> {
  if (code === '') return changeContents(view, cartId, ({ codes }) => ({ codes: withoutShownCode(codes) }));
  const found = await findCode(view, cartId, code);
  if (!found.ok) return found;
  return view.carts.change(cartId, view.now, (cart) => {
    const codes = withCode(cart.codes, found.code);
    return hasTooManyCards(codes) ? conditions : { ok: true, cart: { ...cart, codes } };
  });
}

type FoundCode = { ok: true; code: CartCode } | (CartResult & { ok: false });

/** Whether a code gives a cart something, and of which kind it is. */
async function findCode(view: CartView, cartId: string, code: string): Promise<FoundCode> {
  const [cart, promotion] = await Promise.all([view.carts.inHand(cartId), view.promotions.byCode(code)]);
  if (!cart || cart.isCompleted) return notFound;
  if (promotion) {
    const { promoted } = await promotedCartOf(cart, view);
    return meetsConditions(promotion, promoted) ? { ok: true, code: { kind: 'promotion', code } } : conditions;
  }
  if (await view.funds.giftCard(cart.cartId, code)) return { ok: true, code: { kind: 'gift-card', code } };
  return { ok: false, refusal: { kind: 'unknown-code' } };
}

/** Keeps a text of the channel's own with a cart. */
export function setMerchantData(view: CartView, cartId: string, merchantData: string): Promise<CartResult> {
  return changeContents(view, cartId, () => ({ merchantData }));
}

/** Empties a cart; its codes go too. */
export function clearCart(view: CartView, cartId: string): Promise<CartResult> {
  return changeContents(view, cartId, () => ({ lines: [], codes: [] }));
}

/** Closes the very cart of an id. Closing it again changes nothing, so that a confirmation page may be loaded twice. */
export async function completeCart(view: CartView, cartId: string): Promise<CartResult> {
  const cart = await view.carts.close(cartId, view.now);
  return cart ? { ok: true, cart } : notFound;
}

/** Makes an open cart with what another holds, a completed one included; without the code of its promotion where those are reset. */
export async function cloneCart(view: CartView, cartId: string, resetPromotions: boolean): Promise<CartResult> {
  const cart = await view.carts.find(cartId);
  if (!cart) return notFound;
  const place = { cartId: view.newId(), marketId: view.shop.market.id, now: view.now };
  const { merchantData } = cart;
  const codes = resetPromotions ? withoutPromotion(cart.codes) : cart.codes;
  const contents = { lines: copyLines(cart, view.newId), codes, merchantData, additions: [] };
  return { ok: true, cart: await view.carts.create(place, contents) };
}

const notFound = { ok: false, refusal: { kind: 'cart-not-found' } } as const;
const conditions = { ok: false, refusal: { kind: 'code-conditions' } } as const;

function changeContents(
  { carts, now }: CartView,
  cartId: string,
  change: (cart: CartRecord) => Partial<CartContents>,
): Promise<CartResult> {
  return carts.change(cartId, now, (cart) => ({ ok: true, cart: { ...cart, ...change(cart) } }));
}

/** The same lines under ids of their own; what belonged together still does. */
export function copyLines({ lines }: CartRecord, newId: () => string): CartContents['lines'] {
  const keys = new Map(lines.map(({ groupKey }) => [groupKey, groupKey === null ? null : newId()]));
  return lines.map((line) => ({ ...line, lineId: newId(), groupKey: keys.get(line.groupKey) ?? null }));
}
