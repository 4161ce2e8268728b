import { checkoutMarketOf } from '@torg/stores';
import { parseQuantity, type CartChange } from '@torg/commerce-sdk/domain';
import { safeReturnPath, siteHref, sitePath } from '@torg/market-routing';
import { refusalQuery } from '../../features/cart/refusal-address.ts';
import { sizeMissingQuery } from '../../features/product/size-missing.ts';
import { cartCalls, type CartCalls } from '../../scope/cart-calls.ts';
import { cartCookie, readCartId } from '../../scope/cart-cookie.ts';
import { checkoutMarketCookie, readCheckoutMarket } from '../../scope/market-cookies.ts';
import type { ServedSite } from '../served-site.ts';
import { seeOther } from './see-other.ts';
import type { SentForm } from './sent-form.ts';

/** A form is answered within its request: the visitor tries again, not the server. */
const once = { attempts: 1, wait: async () => {} };
const unknownItem: CartChange = { ok: false, refusal: { kind: 'unknown-item' } };
const invalidQuantity: CartChange = { ok: false, refusal: { kind: 'invalid-quantity' } };

/**
 * Takes the cart's forms: every buy button and every quantity field is one. Always sends the visitor on, to the cart or back
 * to a product whose size was not chosen.
 */
export async function takeCartForm({ form, cookies }: SentForm, shop: ServedSite): Promise<Response> {
  const { site, commerce, isSecure } = shop;
  const wantedMarket = form.get('checkoutMarket');
  if (typeof wantedMarket === 'string') return sendCartTo(wantedMarket, shop);
  const product = safeReturnPath(String(form.get('product') ?? ''));
  if (product && !form.has('skuId')) return seeOther(`${sitePath(site, product)}?${sizeMissingQuery}`);
  const known = { id: readCartId(cookies), market: await marketOfCart(cookies, shop) };
  const change = await changeCart(cartCalls(commerce, once), form, known);
  const query = change.ok ? {} : refusalQuery(change.refusal);
  return seeOther(siteHref(site, 'cart', {}, query), change.ok ? [cartCookie(change.cart.id, isSecure)] : []);
}

/** Remembers where the cart goes. A country that nothing is sent to changes nothing. */
async function sendCartTo(market: string, { site, isSecure, readCheckoutMarkets }: ServedSite): Promise<Response> {
  const isOffered = (await readCheckoutMarkets()).some(({ alias }) => alias === market);
  const cookies = isOffered ? [checkoutMarketCookie(site.marketId, market, isSecure)] : [];
  return seeOther(siteHref(site, 'cart', {}), cookies);
}

async function marketOfCart(cookies: string, { site, readCheckoutMarkets }: ServedSite): Promise<string> {
  return checkoutMarketOf(site.marketId, readCheckoutMarket(cookies, site.marketId), await readCheckoutMarkets());
}

async function changeCart(
  calls: CartCalls,
  form: FormData,
  known: { id: string | null; market: string },
): Promise<CartChange> {
  const text = (name: string) => String(form.get(name) ?? '');
  const lineId = text('lineId');
  if (lineId) {
    const quantity = text('quantity') === '0' ? 0 : parseQuantity(text('quantity'));
    if (quantity === null) return invalidQuantity;
    return known.id ? calls.updateCartItem({ cartId: known.id, lineId, quantity }, known.market) : unknownItem;
  }
  const skuId = Number(text('skuId'));
  if (!Number.isSafeInteger(skuId) || skuId < 1) return unknownItem;
  const quantity = parseQuantity(text('quantity') || '1');
  if (quantity === null) return invalidQuantity;
  const { id } = await calls.fetchCart(known.id, known.market);
  return calls.addToCart({ cartId: id, skuId, quantity }, known.market);
}
