import type { Minor } from './money.ts';

/**
 * Turns an amount in kronor, as the API writes it, into öre/øre. Half an öre rounds away from zero.
 *
 * @example
 * minorFromDecimal(99.5); // 9950
 */
export function minorFromDecimal(kronor: number): Minor {
  const size = Math.round(timesHundred(Math.abs(kronor)));
  return kronor < 0 && size > 0 ? -size : size;
}

/** Moves the decimal point in the written number: 1.005 * 100 is 100.49999999999999, which would round down. */
function timesHundred(value: number): number {
  const written = String(value);
  return written.includes('e') ? value * 100 : Number(`${written}e2`);
}
