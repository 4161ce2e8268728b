import { expectDate, expectText } from '../expect-argument.ts';
import { hasLuhnCheckDigit } from './luhn.ts';
import { readSwedishPersonalNumber } from './swedish-personal-number.ts';

const SHAPE = /^(?:16)?\d{6}-?\d{4}$/;

/**
 * Reads a Swedish organisationsnummer (NNNNNN-NNNN, with or without the leading 16) and gives its ten digits, or null where
 * it is none (lag 1974:174). A sole trader's personnummer is one too; `today` is an ISO date, by which its century is found.
 * Such a number is data about a person.
 *
 * @example
 * readSwedishOrganisationNumber('556016-0680', '2026-11-26'); // 5560160680
 */
export function readSwedishOrganisationNumber(text: string, today: string): string | null {
  expectText('text', text);
  expectDate('today', today);
  const written = text.replaceAll(' ', '');
  const number = SHAPE.test(written) ? written.replace('-', '').slice(-10) : '';
  // The third digit sets it apart from a personnummer, whose months end at 12.
  if (Number(number[2]) >= 2 && hasLuhnCheckDigit(number)) return number;
  return readSwedishPersonalNumber(text, today)?.slice(2) ?? null;
}
