import { expectText } from '../expect-argument.ts';
import { hasLuhnCheckDigit } from './luhn.ts';
import { readNorwegianOrganisationNumber } from './norwegian-organisation-number.ts';

/** The third digit sets it apart from a personnummer, whose months end at 12. */
const SWEDISH = /^(?:16)?\d\d[2-9]\d{3}-?\d{4}$/;

/**
 * Reads the number of a company, which anyone may know, and gives its digits: ten in Sweden, nine in Norway. Null where it
 * is none, as is the personnummer by which a sole trader in Sweden goes: that is a person's. Where a country (ISO 3166) is
 * given, it is one of that country.
 *
 * @example
 * readCompanyNumber('556016-0680'); // 5560160680
 */
export function readCompanyNumber(text: string, country?: string): string | null {
  expectText('text', text);
  const swedish = country === undefined || country === 'SE' ? readSwedish(text) : null;
  if (swedish !== null) return swedish;
  return country === undefined || country === 'NO' ? readNorwegianOrganisationNumber(text) : null;
}

function readSwedish(text: string): string | null {
  const written = text.replaceAll(' ', '');
  const number = SWEDISH.test(written) ? written.replace('-', '').slice(-10) : '';
  return number !== '' && hasLuhnCheckDigit(number) ? number : null;
}
