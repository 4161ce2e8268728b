import type { CommerceClient } from '@torg/commerce-sdk';
import type { CartCallOptions, CartCalls } from '../scope/cart-calls.ts';

/** Fetches the code of the cart's calls. */
const fetchCalls = () => import('../scope/cart-calls.ts');

/** The cart's calls, whose code comes with the first of them: a visitor who has no cart needs none. */
export function lateCartCalls(commerce: CommerceClient, options: CartCallOptions): CartCalls {
  const calls = async () => (await fetchCalls()).cartCalls(commerce, options);
  return {
    fetchCart: async (id, market) => (await calls()).fetchCart(id, market),
    addToCart: async (addition, market) => (await calls()).addToCart(addition, market),
    updateCartItem: async (change, market) => (await calls()).updateCartItem(change, market),
  };
}
