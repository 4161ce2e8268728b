import type { AddedItem } from '../domain/cart/added-item.ts';
import type { CartChange, PackageRefusal } from '../domain/cart/cart.ts';
import type { AddPackageToCartRequest } from '../operations/cart/add-package-to-cart.ts';
import type { AddToCartRequest } from '../operations/cart/add-to-cart.ts';
import type { CartCalls } from './cart-calls.ts';
import type { PromoCodeRefusal } from './cart-session.ts';
import { holdsMore, holdsMorePackages, type CartCommand } from './cart-command.ts';

/** Puts units in the cart. */
export function addItems(calls: CartCalls, item: Omit<AddToCartRequest, 'cartId'>): CartCommand<PackageRefusal> {
  const { skuId, quantity, message = null } = item;
  return {
    update: { kind: 'add', skuId, quantity, message },
    send: (cart, key) => calls.addToCart({ ...item, ...cart }, key),
    hasArrived: holdsMore(skuId, quantity),
  };
}

/** Puts units of many skus in the cart by one call. */
export function addManyItems(
  add: NonNullable<CartCalls['addItems']>,
  items: readonly AddedItem[],
  key?: string,
): CartCommand<PackageRefusal> {
  return {
    update: { kind: 'items', items },
    send: (cart, key) => add({ ...cart, items }, key),
    isKeyed: true,
    key,
  };
}

/** Puts one package in the cart. */
export function addOnePackage(
  calls: CartCalls,
  item: Omit<AddPackageToCartRequest, 'cartId'>,
): CartCommand<PackageRefusal> {
  const { packageId } = item;
  return {
    update: { kind: 'package', packageId },
    send: (cart, key) => calls.addPackageToCart({ ...item, ...cart }, key),
    hasArrived: holdsMorePackages(packageId),
  };
}

/** Sets how many units a line holds. */
export function setLine(calls: CartCalls, lineId: string, quantity: number): CartCommand<PackageRefusal> {
  return {
    update: { kind: 'line', lineId, quantity },
    send: (cart, key) => calls.updateCartItem({ ...cart, lineId, quantity }, key),
    isDoneAlready: (refusal) => quantity === 0 && refusal.kind === 'unknown-item',
  };
}

/** Sets how many of a package there are. */
export function setGroup(calls: CartCalls, groupKey: string, quantity: number): CartCommand<PackageRefusal> {
  return {
    update: { kind: 'group', groupKey, quantity },
    send: (cart, key) => calls.updateCartGroup({ ...cart, groupKey, quantity }, key),
    isDoneAlready: (refusal) => quantity === 0 && refusal.kind === 'unknown-item',
  };
}

/** Puts a code on the cart; null takes off the one there is. */
export function setCode(calls: CartCalls, code: string | null): CartCommand<PromoCodeRefusal> {
  const send: CartCommand<PromoCodeRefusal>['send'] = async (cart, key): Promise<CartChange<PromoCodeRefusal>> => {
    if (code === null) return { ok: true, cart: await calls.removePromoCode(cart, key) };
    const result = await calls.setPromoCode({ ...cart, code }, key);
    return result.kind === 'applied' ? { ok: true, cart: result.cart } : { ok: false, refusal: result };
  };
  return { update: { kind: 'code', code }, send };
}
