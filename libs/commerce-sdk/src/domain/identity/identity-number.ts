import { expectText } from '../expect-argument.ts';
import type { CustomerType } from '../account/customer-type.ts';
import { readNorwegianOrganisationNumber } from './norwegian-organisation-number.ts';
import { readNorwegianPersonalNumber } from './norwegian-personal-number.ts';
import { readSwedishOrganisationNumber } from './swedish-organisation-number.ts';
import { readSwedishPersonalNumber } from './swedish-personal-number.ts';

/**
 * Reads the number by which a person or an organisation of a country (ISO 3166) is known, and gives its digits; null where
 * it is none. Of countries whose numbers are not known here any text is taken as it is. `today` is an ISO date.
 *
 * @example
 * readIdentityNumber('811218-9876', { country: 'SE', customerType: 'PERSON', today: '2026-11-26' });
 */
export function readIdentityNumber(
  text: string,
  { country, customerType, today }: { country: string; customerType: CustomerType; today: string },
): string | null {
  expectText('text', text);
  expectText('country', country);
  const isOrganisation = customerType === 'ORGANIZATION';
  switch (country) {
    case 'SE':
      return isOrganisation ? readSwedishOrganisationNumber(text, today) : readSwedishPersonalNumber(text, today);
    case 'NO':
      return isOrganisation ? readNorwegianOrganisationNumber(text) : readNorwegianPersonalNumber(text);
    default:
      return text.trim() || null;
  }
}
