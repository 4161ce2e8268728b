import type { Cart, CartChange, CartRefusal, PackageRefusal } from '../../domain/cart/cart.ts';
import type { ResponseError } from '../../errors/graphql-response-error.ts';
import { refusalIn, unitsIn } from '../refusal-in.ts';

/** Runs a change of the cart. The API sends a refusal as an error with a code; here it becomes an answer. */
export function toCartChange(change: () => Promise<Cart>): Promise<CartChange> {
  return answerTo(change, toCartRefusal);
}

/** The same for a change of a package. */
export function toPackageChange(change: () => Promise<Cart>): Promise<CartChange<PackageRefusal>> {
  return answerTo(change, toPackageRefusal);
}

async function answerTo<Refusal>(
  change: () => Promise<Cart>,
  read: (error: ResponseError) => Refusal | null,
): Promise<CartChange<Refusal>> {
  try {
    return { ok: true, cart: await change() };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error, read) };
  }
}

function toCartRefusal(error: ResponseError): CartRefusal | null {
  switch (error.extensions['code']) {
    case 'STOCK_LIMIT':
      return { kind: 'stock-limit', left: unitsIn(error, 'left') };
    case 'ALREADY_IN_CART':
      return { kind: 'already-in-cart', quantity: unitsIn(error, 'quantity') };
    case 'INVALID_QUANTITY':
      return { kind: 'invalid-quantity' };
    case 'UNKNOWN_ITEM':
      return { kind: 'unknown-item' };
    case 'PACKAGED_ITEM':
      return { kind: 'packaged-item' };
    default:
      return null;
  }
}

function toPackageRefusal(error: ResponseError): PackageRefusal | null {
  switch (error.extensions['code']) {
    case 'UNKNOWN_PACKAGE':
      return { kind: 'unknown-package' };
    case 'PACKAGE_CHOICE':
      return { kind: 'package-choice', groupId: unitsIn(error, 'groupId') };
    default:
      return toCartRefusal(error);
  }
}
