import type { GraphQLError } from 'graphql';
import { apiError } from '../errors/api-error.ts';
import type { CartResult } from './change-cart.ts';

type Refusal = Extract<CartResult, { ok: false }>['refusal'];

/** Writes a refusal as the contract can carry it: an error with a stable code and the facts a shop needs to explain it. */
export function refusalError(refusal: Refusal): GraphQLError {
  switch (refusal.kind) {
    case 'cart-not-found':
      return cartNotFound();
    case 'stock-limit':
      return apiError('STOCK_LIMIT', `Only ${refusal.left} more can be bought. The cart is unchanged.`, {
        left: refusal.left,
      });
    case 'already-in-cart':
      return apiError('ALREADY_IN_CART', `All ${refusal.quantity} that can be bought are in the cart already.`, {
        quantity: refusal.quantity,
      });
    case 'invalid-quantity':
      return apiError('INVALID_QUANTITY', "'quantity' must be a whole number of at least 1. The cart is unchanged.");
    case 'unknown-item':
      return apiError(
        'UNKNOWN_ITEM',
        'No such item can be bought here, or it is not in the cart. The cart is unchanged.',
      );
  }
}

/** Clients of the Merchant API know this case by the name of the variable. */
export function cartNotFound(): GraphQLError {
  return apiError(
    'CART_NOT_FOUND',
    "Variable '$id' names no open cart. Ask for a new one by leaving it out of getCart.",
  );
}
