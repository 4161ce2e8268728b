import { gtinCheckDigit } from '../../catalogue/seed/gtin.ts';

const lengths = [8, 12, 13, 14];

/** Reads a GTIN; null where its length or its check digit is wrong. */
export function readGtin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length)) return null;
  return gtinCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? digits : null;
}
