import { expectDate, expectText } from '../expect-argument.ts';
import { gtinCheckDigit } from '../product/gtin.ts';
import { readNorwegianOrganisationNumber } from './norwegian-organisation-number.ts';
import { readSwedishOrganisationNumber } from './swedish-organisation-number.ts';

/**
 * Reads the address at which an organization takes electronic invoices, and gives it as Peppol writes it, `scheme:identifier`;
 * null where it is none. A GLN of 13 digits becomes `0088:…`, a bare number of a Swedish organization `0007:…`, that of a
 * Norwegian one `0192:…`, by its `country` (ISO 3166). Their check digits are held against them; identifiers of other schemes
 * (Peppol's code list of participant identifiers) are taken as they are written. `today` is an ISO date, by which the century
 * of a sole trader's number is found.
 *
 * @example
 * readEInvoiceAddress('923 609 016', { country: 'NO', today: '2026-11-28' }); // 0192:923609016
 */
export function readEInvoiceAddress(
  text: string,
  { country, today }: { country: string; today: string },
): string | null {
  expectText('text', text);
  expectDate('today', today);
  const written = text.replaceAll(/\s/g, '');
  const [, scheme = schemeOf(written, country), identifier = written] = /^(\d{4}):(.*)$/.exec(written) ?? [];
  const read = readers[scheme];
  if (!read) return /^\d{4}$/.test(scheme) && /^[\w.~-]{2,50}$/.test(identifier) ? `${scheme}:${identifier}` : null;
  const known = read(identifier, today);
  return known === null ? null : `${scheme === FORMER_NORWEGIAN ? NORWEGIAN : scheme}:${known}`;
}

const SWEDISH = '0007';
const GLN = '0088';
const NORWEGIAN = '0192';
/** What Norwegian addresses began with before 2020. */
const FORMER_NORWEGIAN = '9908';

const ofCountry: Readonly<Partial<Record<string, string>>> = { SE: SWEDISH, NO: NORWEGIAN };

const readers: Readonly<Partial<Record<string, (identifier: string, today: string) => string | null>>> = {
  [SWEDISH]: readSwedishOrganisationNumber,
  [GLN]: readGln,
  [NORWEGIAN]: readNorwegianOrganisationNumber,
  [FORMER_NORWEGIAN]: readNorwegianOrganisationNumber,
};

/** The scheme of an identifier that stands alone; empty where it cannot be told. */
function schemeOf(identifier: string, country: string): string {
  if (/^\d{13}$/.test(identifier)) return GLN;
  return ofCountry[country] ?? '';
}

/** The number of a place or a party, whose check digit is that of an article's. */
function readGln(identifier: string): string | null {
  const isNumber = /^\d{13}$/.test(identifier);
  return isNumber && gtinCheckDigit(identifier.slice(0, -1)) === Number(identifier.at(-1)) ? identifier : null;
}
