import { queryOptions } from '@tanstack/react-query';
import type { CommerceClient } from '@torg/commerce-sdk';
import type { Cart } from '@torg/commerce-sdk/domain';
import { scopeKey } from '../../queries/scope-key.ts';

/** What stands behind the link to a cart: what is shared, or why nothing is. */
export type SharedCart = { kind: 'shared'; cart: Cart } | { kind: 'gone' | 'ordered' | 'none' };

/** Reads a cart that somebody shares, at this market's prices. It stays theirs. */
export async function readSharedCart(commerce: CommerceClient, id: string, signal?: AbortSignal): Promise<SharedCart> {
  if (id === '') return { kind: 'none' };
  const { getCart, isCartMissing } = await import('./shared-cart-calls.ts');
  try {
    const cart = await getCart(commerce, { cartId: id, includeCompleted: true }, { signal, retries: 0 });
    if (cart.isCompleted) return { kind: 'ordered' };
    return cart.lines.length > 0 ? { kind: 'shared', cart } : { kind: 'gone' };
  } catch (error) {
    if (isCartMissing(error)) return { kind: 'gone' };
    throw error;
  }
}

export function sharedCartQuery(commerce: CommerceClient, id: string) {
  return queryOptions({
    queryKey: ['shared-cart', scopeKey(commerce), id],
    queryFn: ({ signal }) => readSharedCart(commerce, id, signal),
  });
}
