import { expectOneOf, expectText } from '../expect-argument.ts';
/** The countries whose postal codes are known here, by ISO 3166-1 code. */
export type PostalCountry = 'SE' | 'NO';

const shapes: Readonly<Record<PostalCountry, RegExp>> = {
  SE: /^(?:SE?-?)?([1-9]\d{4})$/,
  NO: /^(?:NO?-?)?(\d{4})$/,
};

/**
 * Reads a postal code as it is usually written and gives its digits alone (five in Sweden, four in Norway, where they may
 * begin with 0), or null where it is none of that country.
 *
 * @example
 * readPostalCode('SE-111 22', 'SE'); // 11122
 */
export function readPostalCode(text: string, country: PostalCountry): string | null {
  expectText('text', text);
  expectOneOf('country', country, shapes);
  return shapes[country].exec(text.replaceAll(/\s/g, '').toUpperCase())?.[1] ?? null;
}

/**
 * Writes a postal code as letters of its country (ISO 3166-1 code) carry it, however it was typed: `111 22` in Sweden, `0150`
 * in Norway. What is none of theirs stays as it is.
 *
 * @example
 * formatPostalCode('11122', 'SE'); // 111 22
 */
export function formatPostalCode(text: string, country: string): string {
  const digits = country === 'SE' || country === 'NO' ? readPostalCode(text, country) : null;
  if (digits === null) return text;
  return country === 'SE' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}
