import {
  formatOrganisationNumber,
  readNorwegianOrganisationNumber,
  readSwedishOrganisationNumber,
} from '@torg/commerce-sdk/domain';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';

/** The months of a personal number end at 12, so a third digit from 2 on is a company's. */
const swedishCompany = /^\d\d[2-9]/;

/** The number of a company as it may be shown; null for a person's, and a sole trader's in Sweden is one. */
export function companyNumber(
  { customerType, identityNumber }: Pick<CheckoutDraft, 'customerType' | 'identityNumber'>,
  { countryCode, today }: { countryCode: string; today: string },
): string | null {
  if (customerType !== 'ORGANIZATION' || !identityNumber) return null;
  const number = readNumber(identityNumber, countryCode, today);
  return number && formatOrganisationNumber(number);
}

function readNumber(text: string, countryCode: string, today: string): string | null {
  if (countryCode === 'NO') return readNorwegianOrganisationNumber(text);
  const number = countryCode === 'SE' ? readSwedishOrganisationNumber(text, today) : null;
  return number !== null && swedishCompany.test(number) ? number : null;
}
