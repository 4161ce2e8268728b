import { cartCalls, createCartSession, type CartCalls, type CommerceClient } from '@torg/commerce-sdk';
import { joinCart, type ExtensionsClient } from '@torg/commerce-sdk/extensions';
import { withToken } from './with-token.ts';

interface CartClients {
  commerce: CommerceClient;
  extensions: ExtensionsClient | null;
}

/**
 * Joins the cart in a visitor's hand with that of the customer who has just signed in, and gives the id to go on with. Where
 * the account keeps no carts, a copy without codes has the customer's prices. Null where there is none.
 */
export async function joinVisitorCart(
  { commerce, extensions }: CartClients,
  { cartId, token }: { cartId: string | null; token: string },
): Promise<string | null> {
  const calls = cartCalls(withToken(commerce, token));
  let joined = cartId;
  const session = createCartSession({
    calls: extensions ? { ...calls, joinCart: joinWith(withToken(extensions, token)) } : calls,
    storage: { read: () => cartId, write: (id) => void (joined = id) },
    // Whoever signs in is not kept waiting: what does not come at once leaves the cart in hand as it is.
    attempts: 2,
    delayMs: 0,
  });
  await session.join();
  return joined;
}

/** An id that stands for no cart gives the customer's own. */
function joinWith(extensions: ExtensionsClient): CartCalls['joinCart'] {
  return async ({ cartId }) => (await joinCart(extensions, { cartId: cartId ?? 'none' }))?.cartId ?? null;
}
