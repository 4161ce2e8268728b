import { addToCart, fetchCart, getCart, isCartMissing, updateCartItem, type CommerceClient } from '@torg/commerce-sdk';
import type { CartPorts } from '@torg/stores';
import { countInMarket } from './count-in-market.ts';

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
    async fetchCart(id, market) {
      const there = countInMarket(commerce, market);
      if (id === null) return getCart(there);
      try {
        return await fetchCart(there, { cartId: id }, options);
      } catch (error) {
        if (isCartMissing(error)) return getCart(there);
        throw error;
      }
    },
    async addToCart(addition, market) {
      const there = countInMarket(commerce, market);
      try {
        return await addToCart(there, addition);
      } catch (error) {
        if (!isCartMissing(error)) throw error;
        // What the cart held is bought, or nobody knows it any more: what comes now is put in a new one.
        const { id: cartId } = await getCart(there);
        return addToCart(there, { ...addition, cartId });
      }
    },
    async updateCartItem(change, market) {
      try {
        return await updateCartItem(countInMarket(commerce, market), change);
      } catch (error) {
        if (isCartMissing(error)) return { ok: false, refusal: { kind: 'unknown-item' } };
        throw error;
      }
    },
  };
}
