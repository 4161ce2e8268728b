import { cartCalls, type CommerceClient } from '@torg/commerce-sdk';
import { acceptCartPrices, getCartChanges, type ExtensionsClient } from '@torg/commerce-sdk/extensions';
import type { CartEngine, CartEngineHooks, CartEnginePorts, CartNotes } from '@torg/stores';
import { createCartEngine } from '@torg/stores/cart-engine';
import { countInMarket } from './count-in-market.ts';

/** Where the cart's session asks, and where it keeps what it is to remember. */
export interface CartEngineWorld extends Pick<CartEnginePorts, 'storage' | 'packages' | 'attempts' | 'wait'> {
  commerce: CommerceClient;
  /** Null where the account has nothing beyond the contract. */
  extensions: ExtensionsClient | null;
}

/** Makes the session of a visitor's cart. */
export function openCartEngine(
  { commerce, extensions, ...ports }: CartEngineWorld,
  hooks: CartEngineHooks,
): CartEngine {
  const notes = extensions && cartNotes(extensions, hooks.market);
  return createCartEngine({ ...ports, calls: cartCalls(commerce), notes }, hooks);
}

function cartNotes(extensions: ExtensionsClient, market: () => string): CartNotes {
  return {
    read: (cartId) => getCartChanges(countInMarket(extensions, market()), { cartId }),
    accept: (cartId) => acceptCartPrices(countInMarket(extensions, market()), { cartId }),
  };
}
