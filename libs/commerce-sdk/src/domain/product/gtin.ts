import { expectText } from '../expect-argument.ts';
const SHAPE = /^(?:\d{8}|\d{12,14})$/;
const LONGEST = 14;

/**
 * Reads a GTIN (the number under a barcode, as GS1 gives it out; EAN and UPC are GTINs too) and gives its 8, 12, 13 or 14
 * digits, or null where the length or the check digit is wrong. Spaces and hyphens between digits do not count.
 *
 * @example
 * readGtin('7310130003547'); // null where its check digit is wrong
 */
export function readGtin(text: string): string | null {
  expectText('text', text);
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!SHAPE.test(digits)) return null;
  return gtinCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? digits : null;
}

/**
 * The form in which two GTINs are compared: fourteen digits, as one article may be written with 12, 13 or 14.
 *
 * @example
 * comparableGtin('7310130003547') === comparableGtin('07310130003547'); // true
 */
export function comparableGtin(gtin: string): string {
  return gtin.padStart(LONGEST, '0');
}

/**
 * The check digit that follows these digits: by GS1, weights 3 and 1 from the right, up to the next ten.
 *
 * @example
 * gtinCheckDigit('731013000354');
 */
export function gtinCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
