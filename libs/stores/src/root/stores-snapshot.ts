import type { Cart, CustomerType } from '@torg/commerce-sdk/domain';
import type { Stores } from './stores.ts';

/** What the server hands over to the browser, as plain data. */
export interface StoresSnapshot {
  /** Only on pages that show the cart; all others are the same for everyone. Null is a shopper who has none. */
  cart?: Cart | null;
  customerType: CustomerType;
}

/** Reads what a browser needs to begin with the same stores. */
export function takeSnapshot({ cart, customer }: Pick<Stores, 'cart' | 'customer'>): StoresSnapshot {
  return { ...(cart.state.status === 'ready' && { cart: cart.state.cart }), customerType: customer.customerType };
}
