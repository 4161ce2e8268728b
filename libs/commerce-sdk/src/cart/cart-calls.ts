import type { CommerceClient } from '../client/commerce-client.ts';
import type { Cart, CartChange, PackageRefusal, PromoCodeResult } from '../domain/cart/cart.ts';
import { addPackageToCart, type AddPackageToCartRequest } from '../operations/cart/add-package-to-cart.ts';
import { addToCart, type AddToCartRequest } from '../operations/cart/add-to-cart.ts';
import type { CartRequest } from '../operations/cart/cart-request.ts';
import { getCart } from '../operations/cart/get-cart.ts';
import { removeCartPromoCode } from '../operations/cart/remove-cart-promo-code.ts';
import { setCartPromoCode } from '../operations/cart/set-cart-promo-code.ts';
import { updateCartGroup, type UpdateCartGroupRequest } from '../operations/cart/update-cart-group.ts';
import { updateCartItem, type UpdateCartItemRequest } from '../operations/cart/update-cart-item.ts';

/**
 * What a cart session asks of the API. Each is one try: when to try again is for the session to say, and `idempotencyKey` is
 * then the same.
 */
export interface CartCalls {
  /** Reads a cart; null makes a new one. */
  fetchCart(cartId: string | null): Promise<Cart>;
  addToCart(request: AddToCartRequest, idempotencyKey: string): Promise<CartChange>;
  addPackageToCart(request: AddPackageToCartRequest, idempotencyKey: string): Promise<CartChange<PackageRefusal>>;
  updateCartItem(request: UpdateCartItemRequest, idempotencyKey: string): Promise<CartChange>;
  updateCartGroup(request: UpdateCartGroupRequest, idempotencyKey: string): Promise<CartChange<PackageRefusal>>;
  setPromoCode(request: { cartId: string; code: string }, idempotencyKey: string): Promise<PromoCodeResult>;
  removePromoCode(request: { cartId: string }, idempotencyKey: string): Promise<Cart>;
}

const once = (idempotencyKey?: string) => ({ retries: 0, idempotencyKey });

/** The calls of one client. What `sums` says goes along with each that adds the cart up, as a checkout wants it. */
export function cartCalls(client: CommerceClient, sums: Omit<CartRequest, 'cartId'> = {}): CartCalls {
  return {
    fetchCart: (cartId) => getCart(client, { ...sums, cartId }, once()),
    addToCart: (request, key) => addToCart(client, { ...sums, ...request }, once(key)),
    addPackageToCart: (request, key) => addPackageToCart(client, { ...sums, ...request }, once(key)),
    updateCartItem: (request, key) => updateCartItem(client, { ...sums, ...request }, once(key)),
    updateCartGroup: (request, key) => updateCartGroup(client, { ...sums, ...request }, once(key)),
    setPromoCode: (request, key) => setCartPromoCode(client, request, once(key)),
    removePromoCode: (request, key) => removeCartPromoCode(client, request, once(key)),
  };
}
