import type { CartRecord } from '../cart/cart-record.ts';
import { countCart } from '../cart/count-cart.ts';
import { isGiftCard } from '../catalogue/product-record.ts';
import { findForSale } from '../pricing/find-for-sale.ts';
import type { ShippingOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';

/** By which the one way of sending is known that is no carrier's; those of markets are counted from 1. */
const BY_MAIL = 1_000;

const names: Readonly<Record<string, string>> = { 'sv-SE': 'Skickas med e-post', 'nb-NO': 'Sendes på e-post' };

/**
 * How a cart is sent that holds gift cards alone: by mail, to whomever they are for, at no cost; null where there is anything
 * to carry. The contract has every order sent in some way, so this is one that needs no address and no choice.
 */
export async function sentByMail(view: CheckoutView, cart: CartRecord): Promise<ShippingOption | null> {
  if (cart.lines.length === 0 || !(await holdsGiftCardsAlone(view, cart))) return null;
  const languageId = view.shop.language.id;
  const name = names[languageId] ?? 'E-mail';
  return { id: BY_MAIL, name, terms: { fee: 0, limit: null }, carrierOptionId: null };
}

/** Whether a way of sending is by mail, and nothing is brought to an address. */
export function isByMail({ id }: Pick<ShippingOption, 'id'>): boolean {
  return id === BY_MAIL;
}

async function holdsGiftCardsAlone(view: CheckoutView, cart: CartRecord): Promise<boolean> {
  const goods = await Promise.all(cart.lines.map(({ skuId }) => findForSale(view, skuId)));
  if (!goods.every((one) => one !== null && isGiftCard(one.product))) return false;
  // A promotion may give something along that has to be carried.
  const { lines } = await countCart(cart, view);
  return lines.every(({ counted }) => counted.isGiftCard === true);
}
