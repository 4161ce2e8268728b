import type { Cart, CartChange, CartRefusal } from '../../domain/cart/cart.ts';
import { GraphQLResponseError } from '../../errors/graphql-response-error.ts';
import type { ResponseError } from '../../errors/graphql-response-error.ts';

/** Runs a change of the cart. The API sends a refusal as an error with a code; here it becomes an answer. */
export async function toCartChange(change: () => Promise<Cart>): Promise<CartChange> {
  try {
    return { ok: true, cart: await change() };
  } catch (error) {
    const refusal = error instanceof GraphQLResponseError ? findRefusal(error.errors) : null;
    if (!refusal) throw error;
    return { ok: false, refusal };
  }
}

function findRefusal(errors: readonly ResponseError[]): CartRefusal | null {
  return errors.map(toRefusal).find((refusal) => refusal !== null) ?? null;
}

function toRefusal({ extensions }: ResponseError): CartRefusal | null {
  switch (extensions['code']) {
    case 'STOCK_LIMIT':
      return { kind: 'stock-limit', left: units(extensions['left']) };
    case 'ALREADY_IN_CART':
      return { kind: 'already-in-cart', quantity: units(extensions['quantity']) };
    case 'INVALID_QUANTITY':
      return { kind: 'invalid-quantity' };
    case 'UNKNOWN_ITEM':
      return { kind: 'unknown-item' };
    default:
      return null;
  }
}

function units(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}
