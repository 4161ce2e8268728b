import type { CartChange, PackageRefusal } from '../domain/cart/cart.ts';
import type { AddPackageToCartRequest } from '../operations/cart/add-package-to-cart.ts';
import type { AddToCartRequest } from '../operations/cart/add-to-cart.ts';
import type { CartCalls } from './cart-calls.ts';
import type { PromoCodeRefusal } from './cart-session.ts';
import { holdsMore, holdsMorePackages, type Deed } from './deed.ts';

/** Puts units in the cart. */
export function addItems(calls: CartCalls, item: Omit<AddToCartRequest, 'cartId'>): Deed<PackageRefusal> {
  const { skuId, quantity, message = null } = item;
  return {
    wish: { kind: 'add', skuId, quantity, message },
    send: (cart, key) => calls.addToCart({ ...item, ...cart }, key),
    hasArrived: holdsMore(skuId, quantity),
  };
}

/** Puts one package in the cart. */
export function addOnePackage(calls: CartCalls, item: Omit<AddPackageToCartRequest, 'cartId'>): Deed<PackageRefusal> {
  const { packageId } = item;
  return {
    wish: { kind: 'package', packageId },
    send: (cart, key) => calls.addPackageToCart({ ...item, ...cart }, key),
    hasArrived: holdsMorePackages(packageId),
  };
}

/** Sets how many units a line holds. */
export function setLine(calls: CartCalls, lineId: string, quantity: number): Deed<PackageRefusal> {
  return {
    wish: { kind: 'line', lineId, quantity },
    send: (cart, key) => calls.updateCartItem({ ...cart, lineId, quantity }, key),
    isDoneAlready: (refusal) => quantity === 0 && refusal.kind === 'unknown-item',
  };
}

/** Sets how many of a package there are. */
export function setGroup(calls: CartCalls, groupKey: string, quantity: number): Deed<PackageRefusal> {
  return {
    wish: { kind: 'group', groupKey, quantity },
    send: (cart, key) => calls.updateCartGroup({ ...cart, groupKey, quantity }, key),
    isDoneAlready: (refusal) => quantity === 0 && refusal.kind === 'unknown-item',
  };
}

/** Puts a code on the cart; null takes off the one there is. */
export function setCode(calls: CartCalls, code: string | null): Deed<PromoCodeRefusal> {
  const send: Deed<PromoCodeRefusal>['send'] = async (cart, key): Promise<CartChange<PromoCodeRefusal>> => {
    if (code === null) return { ok: true, cart: await calls.removePromoCode(cart, key) };
    const result = await calls.setPromoCode({ ...cart, code }, key);
    return result.kind === 'applied' ? { ok: true, cart: result.cart } : { ok: false, refusal: result };
  };
  return { wish: { kind: 'code', code }, send };
}
