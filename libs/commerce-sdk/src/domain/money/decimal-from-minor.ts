import type { Minor } from './money.ts';

/** Turns öre/øre into an amount in kronor with at most two decimals, as the API writes it. */
export function decimalFromMinor(minor: Minor): number {
  return minor / 100;
}
