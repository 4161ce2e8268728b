import { choosePackage } from '../cart/package-lines.rules.ts';
import { offeredPackage } from '../cart/change-cart.ts';
import type { CartLineRecord, CartRecord } from '../cart/cart-record.ts';
import { countCart, type RecountableCart } from '../cart/count-cart.ts';
import type { CheckoutView } from './checkout-view.ts';
import { offeredShipping, type OfferedShipping } from './offered-shipping.ts';
import { parcelOf } from './parcel-of.ts';

/** What is to be delivered: all that a cart holds, or units of one product or package. */
export type EstimatedGoods = { cartId: string } | { productId: number; quantity: number };

/** How goods can be sent to a postal code, with the cart that fees are counted for. */
export type DeliveryEstimate =
  { ok: true; offered: OfferedShipping; cart: RecountableCart } | { ok: false; missing: 'cart' | 'product' };

/** Finds what a checkout would offer for a postal code, by its own rules, before there is one. Nothing is written. */
export async function estimateDelivery(
  view: CheckoutView,
  postalCode: string,
  goods: EstimatedGoods,
): Promise<DeliveryEstimate> {
  const cart = 'cartId' in goods ? await view.carts.find(goods.cartId) : await cartOf(view, goods);
  if (!cart || cart.isCompleted) return { ok: false, missing: 'cartId' in goods ? 'cart' : 'product' };
  // An address without a postal code is one that is not filled in yet; what was asked for here is wrong.
  const address = { country: '', zip: postalCode || '-' };
  const [offered, counted] = await Promise.all([
    offeredShipping(view, address, await parcelOf(view, cart)),
    countCart(cart, view),
  ]);
  return { ok: true, offered, cart: counted };
}

/** A cart that nobody has, with what is asked about; null where it is not for sale here. */
async function cartOf(
  view: CheckoutView,
  { productId, quantity }: { productId: number; quantity: number },
): Promise<CartRecord | null> {
  const cartId = view.newId();
  const lines = await linesOf(view, productId, quantity);
  const nothing = {
    codes: [],
    merchantData: null,
    additions: [],
    continuedAs: null,
    isOrdered: false,
    isCompleted: false,
  };
  return lines && { cartId, version: 0, lines, ...nothing };
}

async function linesOf(view: CheckoutView, productId: number, quantity: number): Promise<CartLineRecord[] | null> {
  const { catalogue, pricing } = view;
  const line = { message: null, seen: null };
  const [skus = [], price, offered] = await Promise.all([
    catalogue.skusOf.load(productId),
    pricing.current(productId),
    offeredPackage(view, productId),
  ]);
  if (!price) return null;
  if (offered) {
    const groupKey = view.newId();
    const chosen = choosePackage(offered, []);
    if (!chosen.ok) return null;
    return chosen.parts.map(({ skuId, choice }) => {
      return { ...line, lineId: view.newId(), skuId, quantity: quantity * choice.units, groupKey, choice };
    });
  }
  // Nobody has said which size it is.
  const first = skus.find(({ stock }) => stock.inStock >= quantity) ?? skus[0];
  return first ? [{ ...line, lineId: view.newId(), skuId: first.skuId, quantity, groupKey: null, choice: null }] : null;
}
