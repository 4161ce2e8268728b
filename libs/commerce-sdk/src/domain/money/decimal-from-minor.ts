import type { Minor } from './money.ts';

/**
 * Turns öre/øre into an amount in kronor with at most two decimals, as the API writes it.
 *
 * @example
 * decimalFromMinor(9950); // 99.5
 */
export function decimalFromMinor(minor: Minor): number {
  return minor / 100;
}
