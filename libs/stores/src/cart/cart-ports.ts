import type { Cart, CartChange } from '@torg/commerce-sdk/domain';
import type { EventLog } from '../events/event-log.ts';

/** Units of a sku to put in the cart. */
export interface CartAddition {
  skuId: number;
  /** How many more units: a whole number, 1 or above. */
  quantity: number;
}

/** A cart, and the alias of the market whose prices it has. */
export interface CountedCart {
  cart: Cart;
  market: string;
}

/** What the cart needs from the world. Retry lives behind `fetchCart`; `market` is the alias of the one that counts. */
export interface CartPorts {
  /** Reads a cart; null makes a new one. */
  fetchCart(id: string | null, market: string): Promise<Cart>;
  addToCart(input: CartAddition & { cartId: string }, market: string): Promise<CartChange>;
  /** Quantity 0 removes the line. */
  updateCartItem(input: { cartId: string; lineId: string; quantity: number }, market: string): Promise<CartChange>;
  /** The id that `rememberCartId` kept, in this tab or another: a first addition must not start a second cart. */
  recallCartId(): string | null;
  /** Keeps the cart's id for the next visit. */
  rememberCartId(id: string): void;
  /** Tells the other tabs. */
  announce(counted: CountedCart): void;
}

export interface CartStorePorts extends CartPorts {
  events: Pick<EventLog, 'record'>;
  /** The alias of the market that counts the cart now. */
  market(): string;
}
