import { cartCalls, createCartSession, type CartSession, type CartChangeResult } from '@torg/commerce-sdk';
import { parseQuantity } from '@torg/commerce-sdk/domain';
import { checkoutMarketOf } from '@torg/stores';
import { safeReturnPath, siteHref, sitePath } from '@torg/market-routing';
import { refusalQuery } from '../../features/cart/refusal-address.ts';
import { sizeMissingQuery } from '../../features/product/size-missing.ts';
import { cartCookie, readCartId } from '../../scope/cart-cookie.ts';
import { checkoutMarketCookie, readCheckoutMarket } from '../../scope/market-cookies.ts';
import type { ServedSite } from '../served-site.ts';
import { seeOther } from './see-other.ts';
import type { SentForm } from './sent-form.ts';

/** A form is answered within its request: an answer that was lost is looked for once, and nothing is waited for. */
const atOnce = { attempts: 2, delayMs: 0 };
const unknownItem: CartChangeResult = { ok: false, refusal: { kind: 'unknown-item' } };
const invalidQuantity: CartChangeResult = { ok: false, refusal: { kind: 'invalid-quantity' } };

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
  const cartId = readCartId(cookies);
  const market = await marketOfCart(cookies, shop);
  const storage = { read: () => cartId, write: () => {} };
  const session = createCartSession({ calls: cartCalls(commerce), storage, market: () => market, ...atOnce });
  const verdict = await changeCart(session, form, { hasCart: cartId !== null });
  if (verdict.ok) return seeOther(siteHref(site, 'cart', {}), [cartCookie(verdict.cart.id, isSecure)]);
  const { refusal } = verdict;
  if (refusal.kind === 'unreachable' || refusal.kind === 'declined') throw refusal.error;
  return seeOther(siteHref(site, 'cart', {}, refusalQuery(refusal)));
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
  session: CartSession,
  form: FormData,
  { hasCart }: { hasCart: boolean },
): Promise<CartChangeResult> {
  const text = (name: string) => String(form.get(name) ?? '');
  const lineId = text('lineId');
  if (lineId) {
    const quantity = text('quantity') === '0' ? 0 : parseQuantity(text('quantity'));
    if (quantity === null) return invalidQuantity;
    return hasCart ? session.changeQuantity(lineId, quantity) : unknownItem;
  }
  const skuId = Number(text('skuId'));
  if (!Number.isSafeInteger(skuId) || skuId < 1) return unknownItem;
  const quantity = parseQuantity(text('quantity') || '1');
  return quantity === null ? invalidQuantity : session.add({ skuId, quantity });
}
