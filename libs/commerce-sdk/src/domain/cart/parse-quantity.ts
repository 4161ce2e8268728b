import { expectText } from '../expect-argument.ts';
const MOST_UNITS = 9999;

/**
 * Reads how many units a shopper typed: a whole number from 1 to 9999, or null for anything else.
 *
 * @example
 * parseQuantity(' 3 '); // 3
 */
export function parseQuantity(text: string): number | null {
  expectText('text', text);
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return null;
  const quantity = Number(digits);
  return quantity >= 1 && quantity <= MOST_UNITS ? quantity : null;
}
