import type { CommerceClient } from '../client/commerce-client.ts';
import type { AddedItem } from '../domain/cart/added-item.ts';
import type { Cart, CartChange, PackageRefusal, PromoCodeResult } from '../domain/cart/cart.ts';
import { addPackageToCart, type AddPackageToCartRequest } from '../operations/cart/add-package-to-cart.ts';
import { addToCart, type AddToCartRequest } from '../operations/cart/add-to-cart.ts';
import type { CartRequest } from '../operations/cart/cart-request.ts';
import { cloneCart } from '../operations/cart/clone-cart.ts';
import { getCart } from '../operations/cart/get-cart.ts';
import { removeCartPromoCode } from '../operations/cart/remove-cart-promo-code.ts';
import { setCartPromoCode, type SetCartPromoCodeRequest } from '../operations/cart/set-cart-promo-code.ts';
import { updateCartGroup, type UpdateCartGroupRequest } from '../operations/cart/update-cart-group.ts';
import { updateCartItem, type UpdateCartItemRequest } from '../operations/cart/update-cart-item.ts';

/** Which cart is meant, and the alias of the market that counts it; the client's own when that is left out. */
export type AskedCart = Pick<CartRequest, 'cartId' | 'marketId'>;

/** The same of a cart that there may not be yet. */
export interface HeldCart extends Pick<CartRequest, 'marketId'> {
  cartId: string | null;
}

/**
 * What a cart session asks of the API. Each is one try: when to try again is for the session to say, and `idempotencyKey` is
 * then the same.
 */
export interface CartCalls {
  /** Reads a cart; null makes a new one. */
  fetchCart(request: HeldCart): Promise<Cart>;
  addToCart(request: AddToCartRequest, idempotencyKey: string): Promise<CartChange>;
  /**
   * Adds units of many skus by one change, as many of each as can be sold. Where it is left out, each is added by itself:
   * the contract has nothing for it, the extension `addItems` has. The API has to keep the key: the same again adds nothing.
   */
  addItems?(request: AskedCart & { items: readonly AddedItem[] }, idempotencyKey: string): Promise<CartChange>;
  addPackageToCart(request: AddPackageToCartRequest, idempotencyKey: string): Promise<CartChange<PackageRefusal>>;
  updateCartItem(request: UpdateCartItemRequest, idempotencyKey: string): Promise<CartChange>;
  updateCartGroup(request: UpdateCartGroupRequest, idempotencyKey: string): Promise<CartChange<PackageRefusal>>;
  setPromoCode(request: SetCartPromoCodeRequest, idempotencyKey: string): Promise<PromoCodeResult>;
  removePromoCode(request: AskedCart, idempotencyKey: string): Promise<Cart>;
  /**
   * Gives the id of the cart that whoever has just signed in goes on with, holding what the cart in hand holds; null where
   * there is none.
   */
  joinCart(request: HeldCart, idempotencyKey: string): Promise<string | null>;
}

const once = (idempotencyKey?: string) => ({ retries: 0, idempotencyKey });

/**
 * The calls of one client. What `sums` says goes along with each that adds the cart up, as a checkout wants it. A cart is
 * joined as the contract allows: by a copy without codes, at the customer's prices. Where the account keeps a cart for each
 * customer, the extension `joinCart` is to be put in its place.
 *
 * @example
 * const session = createCartSession({ calls: cartCalls(client) });
 */
export function cartCalls(client: CommerceClient, sums: Pick<CartRequest, 'allowExternalShippingFee'> = {}): CartCalls {
  return {
    fetchCart: (request) => getCart(client, { ...sums, ...request }, once()),
    addToCart: (request, key) => addToCart(client, { ...sums, ...request }, once(key)),
    addPackageToCart: (request, key) => addPackageToCart(client, { ...sums, ...request }, once(key)),
    updateCartItem: (request, key) => updateCartItem(client, { ...sums, ...request }, once(key)),
    updateCartGroup: (request, key) => updateCartGroup(client, { ...sums, ...request }, once(key)),
    setPromoCode: (request, key) => setCartPromoCode(client, request, once(key)),
    removePromoCode: (request, key) => removeCartPromoCode(client, request, once(key)),
    async joinCart({ cartId, marketId }, key) {
      if (cartId === null) return null;
      return (await cloneCart(client, { cartId, marketId, resetPromotions: true }, once(key))).id;
    },
  };
}
