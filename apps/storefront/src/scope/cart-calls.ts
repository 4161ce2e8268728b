import { addToCart, fetchCart, getCart, isCartMissing, updateCartItem, type CommerceClient } from '@torg/commerce-sdk';
import type { CartPorts } from '@torg/stores';

/** What the cart asks of the Merchant API. */
export type CartCalls = Pick<CartPorts, 'fetchCart' | 'addToCart' | 'updateCartItem'>;

export interface CartCallOptions {
  /** Resolves after that many milliseconds. */
  wait(ms: number): Promise<void>;
  /** How often a cart that does not come is asked for; five times where absent. */
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
    async addToCart(addition) {
      try {
        return await addToCart(commerce, addition);
      } catch (error) {
        if (!isCartMissing(error)) throw error;
        // What the cart held is bought, or nobody knows it any more: what comes now is put in a new one.
        const { id: cartId } = await getCart(commerce);
        return addToCart(commerce, { ...addition, cartId });
      }
    },
    async updateCartItem(change) {
      try {
        return await updateCartItem(commerce, change);
      } catch (error) {
        if (isCartMissing(error)) return { ok: false, refusal: { kind: 'unknown-item' } };
        throw error;
      }
    },
  };
}
