import { GraphQLResponseError } from '../errors/graphql-response-error.ts';

/**
 * Whether the API said for certain that it has no such cart, so that asking again is of no use. Accounts tell it by a
 * message about the variable `$id`; the embedded API adds the code `CART_NOT_FOUND`.
 */
export function isCartMissing(error: unknown): boolean {
  if (!(error instanceof GraphQLResponseError)) return false;
  return error.codes.includes('CART_NOT_FOUND') || error.errors.some(({ message }) => /\$id\b/.test(message));
}
