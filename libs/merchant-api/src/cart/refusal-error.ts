import type { GraphQLError } from 'graphql';
import { apiError } from '../errors/api-error.ts';
import type { CartRefusal } from './cart-refusal.ts';

/** Writes a refusal as the contract can carry it: an error with a stable code and the facts a shop needs to explain it. */
export function refusalError(refusal: CartRefusal): GraphQLError {
  switch (refusal.kind) {
    case 'cart-not-found':
      return cartNotFound();
    case 'cart-ordered':
      return apiError('CART_ORDERED', 'What this cart holds is ordered. Go on with a new cart.');
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
    case 'packaged-item':
      return apiError('PACKAGED_ITEM', 'The item is part of a package. Change the package by updateCartGroup.');
    case 'unknown-package':
      return apiError('UNKNOWN_PACKAGE', 'No such package can be bought here. The cart is unchanged.');
    case 'package-choice':
      return apiError(
        'PACKAGE_CHOICE',
        `Pick one of the options of group ${refusal.groupId}, in one of its skus. The cart is unchanged.`,
        { groupId: refusal.groupId },
      );
    case 'unknown-code':
      return apiError('INVALID_PROMO_CODE', 'The code gives nothing here now. The cart is unchanged.');
    case 'code-conditions':
      // The name is the one that clients of the Merchant API look for.
      return apiError('RequirementsNotMet', 'The cart does not meet what the code asks for. The cart is unchanged.');
  }
}

/** Clients of the Merchant API know this case by the name of the variable. */
export function cartNotFound(): GraphQLError {
  return apiError(
    'CART_NOT_FOUND',
    "Variable '$id' names no open cart. Ask for a new one by leaving it out of getCart.",
  );
}
