import { createContext, createElement, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { AuthSession, AuthState } from '../auth/auth-session.ts';
import type { CartSession, CartSessionState } from '../cart/cart-session.ts';
import type { CommerceClient } from '../client/commerce-client.ts';
import { projectCart, type ProjectedCart } from '../domain/cart/project-cart.ts';
import { InvalidOperationError } from '../errors/invalid-operation-error.ts';

/** What a page shops with. They are made outside of React, so that no drawing makes a second cart. */
export interface ProvidedCommerce {
  client: CommerceClient;
  cart?: CartSession;
  session?: AuthSession;
}

/** What is provided, and to whom. */
export interface CommerceProviderProps extends ProvidedCommerce {
  children?: ReactNode;
}

const Commerce = /* @__PURE__ */ createContext<ProvidedCommerce | null>(null);

/**
 * Provides a client, a cart and a session to all components below.
 *
 * @example
 * const cart = createCartSession({ calls: cartCalls(client) });
 * const page = createElement(CommerceProvider, { client, cart }, createElement('main'));
 */
export function CommerceProvider({ children, client, cart, session }: CommerceProviderProps): ReactElement {
  const provided = useMemo(
    () => ({ client, ...(cart && { cart }), ...(session && { session }) }),
    [client, cart, session],
  );
  return createElement(Commerce.Provider, { value: provided }, children);
}

/**
 * What is provided above. Throws an `InvalidOperationError` where nothing is.
 *
 * @example
 * const { client } = useCommerce();
 * const products = getProducts(client, { skip: 0, take: 5 });
 */
export function useCommerce(): ProvidedCommerce {
  const provided = useContext(Commerce);
  if (!provided) throw new InvalidOperationError('There is no <CommerceProvider> above the component that asks for it');
  return provided;
}

/** The cart as it is to be shown, and what changes it. */
export interface ShownCart {
  state: CartSessionState;
  /** With what the updates under way will make of it; null while there is no cart. */
  shown: ProjectedCart | null;
  /** Changes it: `session.add`, `session.changeQuantity` and the others. */
  session: CartSession;
}

/**
 * The cart of the moment; the component is drawn anew with each change of it. On a server it is what was loaded before.
 *
 * @example
 * const { shown, session } = useCart();
 * const count = shown?.cart.lines.length ?? 0;
 * const add = () => session.add({ skuId, quantity: 1 });
 */
export function useCart(): ShownCart {
  const session = provided('cart', useCommerce().cart);
  const read = () => session.state;
  const state = useSyncExternalStore((told) => session.subscribe(told), read, read);
  const shown = useMemo(() => state.cart && projectCart(state.cart, state.optimisticUpdates), [state]);
  return { state, shown, session };
}

/**
 * Who is signed in at the moment, and what signs in and out.
 *
 * @example
 * const { state, session } = useSession();
 * const name = state.status === 'signed-in' ? state.user.username : null;
 * const leave = () => session.logout();
 */
export function useSession(): { state: AuthState; session: AuthSession } {
  const session = provided('session', useCommerce().session);
  const read = () => session.state;
  return { state: useSyncExternalStore((told) => session.subscribe(told), read, read), session };
}

function provided<Part>(name: string, part: Part | undefined): Part {
  if (!part) throw new InvalidOperationError(`The <CommerceProvider> above was given no \`${name}\``);
  return part;
}
