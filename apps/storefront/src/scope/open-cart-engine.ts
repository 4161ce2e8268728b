import { cartCalls, getCart, type CartCalls, type CommerceClient } from '@torg/commerce-sdk';
import { acceptCartPrices, addItems, getCartChanges, type ExtensionsClient } from '@torg/commerce-sdk/extensions';
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
  return createCartEngine(
    {
      ...ports,
      calls: { ...cartCalls(commerce), ...(extensions && { addItems: addAtOnce(commerce, extensions) }) },
      notes,
    },
    hooks,
  );
}

function cartNotes(extensions: ExtensionsClient, market: () => string): CartNotes {
  return {
    read: (cartId) => getCartChanges(countInMarket(extensions, market()), { cartId }),
    accept: (cartId) => acceptCartPrices(countInMarket(extensions, market()), { cartId }),
  };
}

/** Adds many by one change, and reads the cart that comes of it. */
function addAtOnce(commerce: CommerceClient, extensions: ExtensionsClient): NonNullable<CartCalls['addItems']> {
  return async ({ cartId, marketId, items }, idempotencyKey) => {
    const asked = marketId === undefined ? extensions : countInMarket(extensions, marketId);
    const added = await addItems(asked, { cartId, items }, { retries: 0, idempotencyKey });
    return { ok: true, cart: await getCart(commerce, { cartId: added.cartId, marketId }, { retries: 0 }) };
  };
}
