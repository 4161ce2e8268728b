import type { CartPorts } from '@torg/stores';
import { parseQuantity, type CartChange } from '@torg/commerce-sdk/domain';
import { safeReturnPath, siteHref, sitePath } from '@torg/market-routing';
import { refusalQuery } from '../../features/cart/refusal-address.ts';
import { sizeMissingQuery } from '../../features/catalogue/size-missing.ts';
import { cartCalls } from '../../scope/cart-calls.ts';
import { cartCookie, readCartId } from '../../scope/cart-cookie.ts';
import type { ServedSite } from '../served-site.ts';

type CartCalls = Pick<CartPorts, 'fetchCart' | 'addToCart' | 'updateCartItem'>;

/** A form is answered within its request: the visitor tries again, not the server. */
const once = { attempts: 1, wait: async () => {} };
const unknownItem: CartChange = { ok: false, refusal: { kind: 'unknown-item' } };
const invalidQuantity: CartChange = { ok: false, refusal: { kind: 'invalid-quantity' } };

/**
 * Answers the cart's plain forms, for a browser without script: every buy button and every quantity field is one.
 * Always sends the visitor on, to the cart or back to a product whose size was not chosen, so that a reload repeats
 * nothing.
 */
export async function answerCartForm(request: Request, { site, commerce }: ServedSite): Promise<Response> {
  if (new URL(request.url).pathname !== siteHref(site, 'cart', {})) return new Response(null, { status: 405 });
  const origin = request.headers.get('origin');
  if (origin && origin !== site.origin) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  if (!form) return new Response(null, { status: 400 });
  const product = safeReturnPath(String(form.get('product') ?? ''));
  if (product && !form.has('skuId')) return sendOn(`${sitePath(site, product)}?${sizeMissingQuery}`);
  const known = readCartId(request.headers.get('cookie') ?? '');
  const change = await changeCart(cartCalls(commerce, once), form, known);
  const query = change.ok ? {} : refusalQuery(change.refusal);
  const answer = sendOn(siteHref(site, 'cart', {}, query));
  if (change.ok) answer.headers.set('set-cookie', cartCookie(change.cart.id, site.origin.startsWith('https:')));
  return answer;
}

function sendOn(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

async function changeCart(cart: CartCalls, form: FormData, known: string | null): Promise<CartChange> {
  const text = (name: string) => String(form.get(name) ?? '');
  const lineId = text('lineId');
  if (lineId) {
    const quantity = text('quantity') === '0' ? 0 : parseQuantity(text('quantity'));
    if (quantity === null) return invalidQuantity;
    return known ? cart.updateCartItem({ cartId: known, lineId, quantity }) : unknownItem;
  }
  const skuId = Number(text('skuId'));
  if (!Number.isSafeInteger(skuId) || skuId < 1) return unknownItem;
  const quantity = parseQuantity(text('quantity') || '1');
  if (quantity === null) return invalidQuantity;
  const { id } = await cart.fetchCart(known);
  return cart.addToCart({ cartId: id, skuId, quantity });
}
