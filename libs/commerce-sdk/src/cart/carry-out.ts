import type { Cart, CartChange } from '../domain/cart/cart.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import type { CartCalls } from './cart-calls.ts';
import { mayStillArrive, type CartCommand } from './cart-command.ts';
import { isCartMissing } from './is-cart-missing.ts';
import { mayPass } from '../errors/may-pass.ts';
import { askPatiently, type RetryBudget } from './retry-budget.ts';

/** Where carts are, which market counts them, and how often they may be asked for in vain. */
export interface CartServer {
  calls: CartCalls;
  /** The alias of the market that counts what is asked for now; the client's own where it is undefined. */
  marketId: string | undefined;
  budget: RetryBudget;
  createIdempotencyKey(): string;
}

/** Reads a cart, or makes one where the id is null or the API says that there is no such cart. Throws when nothing comes. */
export function fetchOrReplace({ calls, budget, marketId }: CartServer, id: string | null): Promise<Cart> {
  const ask = (cartId: string | null) => askPatiently(budget, () => calls.fetchCart({ cartId, marketId }));
  if (id === null) return ask(null);
  return ask(id).catch((error: unknown) => {
    if (isCartMissing(error)) return ask(null);
    throw error;
  });
}

/**
 * Asks for the cart that whoever has just signed in goes on with, and gives its id; null where there is none. A cart in hand
 * that is gone is joined with nothing. Throws when nothing comes.
 */
export async function joinInHand(
  { calls, budget, marketId, createIdempotencyKey }: CartServer,
  cartId: string | null,
): Promise<string | null> {
  const key = createIdempotencyKey();
  try {
    return await askPatiently(budget, () => calls.joinCart({ cartId, marketId }, key));
  } catch (error) {
    if (isCartMissing(error)) return null;
    throw error;
  }
}

/**
 * Carries a command out on a cart, again where that can do no harm, with `key` for all tries. What would count twice is looked
 * for in the cart after each failure. Where it may still arrive it is not sent again, though it is not there yet. `keep` is
 * told of a cart that took the place of one that is gone, whatever becomes of the command. Throws when no usable answer came; the
 * command may then be carried out or not.
 */
export async function carryOut<Refusal>(
  server: CartServer,
  command: CartCommand<Refusal>,
  { known, key, keep }: { known: Cart; key: string; keep: (replacement: Cart) => void },
): Promise<CartChange<Refusal>> {
  const { marketId } = server;
  let before = known;
  let isReplaced = false;
  const look = async (id: string | null) => {
    const cart = await fetchOrReplace(server, id);
    if (cart.id !== before.id) keep(cart);
    return cart;
  };
  for (;;) {
    try {
      const change = await command.send({ cartId: before.id, marketId }, key);
      if (change.ok || !command.isDoneAlready?.(change.refusal)) return change;
      return { ok: true, cart: await fetchOrReplace(server, before.id) };
    } catch (error) {
      const failure = toCommerceError(error);
      if (isCartMissing(failure) && !isReplaced) {
        before = await look(null);
        isReplaced = true;
        continue;
      }
      if (!mayPass(failure) || !(await server.budget.allowsAnother())) throw failure;
      if (!command.hasArrived) continue;
      const after = await look(before.id);
      if (command.hasArrived(before, after)) return { ok: true, cart: after };
      if (mayStillArrive(failure)) throw failure;
      before = after;
    }
  }
}
