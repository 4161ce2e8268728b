import { addToCart, fetchCart, getCart, isCartMissing, updateCartItem, type CommerceClient } from '@torg/commerce-sdk';
import type { CartPorts } from '@torg/stores';

type CartCalls = Pick<CartPorts, 'fetchCart' | 'addToCart' | 'updateCartItem'>;

export interface CartCallOptions {
  /** Resolves after that many milliseconds. */
  wait(ms: number): Promise<void>;
  /** How often a cart that does not come is asked for; the specification's five where absent. */
  attempts?: number;
}

/** The cart's calls to the Merchant API. Only where the API says for certain that a cart is gone does a new one begin. */
export function cartCalls(commerce: CommerceClient, options: CartCallOptions): CartCalls {
  return {
    async fetchCart(id) {
      if (id === null) return getCart(commerce);
      try {
        return await fetchCart(commerce, { cartId: id }, options);
      } catch (error) {
        if (isCartMissing(error)) return getCart(commerce);
        throw error;
      }
    },
    addToCart: (addition) => addToCart(commerce, addition),
    updateCartItem: (change) => updateCartItem(commerce, change),
  };
}
