import { expectDate, expectText } from '../expect-argument.ts';
import { readCompanyNumber } from './company-number.ts';
import { readSwedishPersonalNumber } from './swedish-personal-number.ts';

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
  return readCompanyNumber(text, 'SE') ?? readSwedishPersonalNumber(text, today)?.slice(2) ?? null;
}
