import { GraphQLResponseError } from '../errors/graphql-response-error.ts';

/** How the embedded API says that there is no such cart, or that what it held is bought. */
const CODES: readonly string[] = ['CART_NOT_FOUND', 'CART_ORDERED'];

/**
 * Whether the API said for certain that it has no such cart to go on with, so that asking again is of no use and a new one
 * may take its place. Accounts tell it by a message about the variable `$id`; the embedded API adds a code.
 *
 * @example
 * const kept = await getCart(client, { cartId }).catch((error: unknown) => {
 *   if (isCartMissing(error)) return getCart(client); // a new one
 *   throw error;
 * });
 */
export function isCartMissing(error: unknown): boolean {
  if (!(error instanceof GraphQLResponseError)) return false;
  return error.codes.some((code) => CODES.includes(code)) || error.errors.some(({ message }) => /\$id\b/.test(message));
}
