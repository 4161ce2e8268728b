import { readNorwegianOrganisationNumber, readSwedishOrganisationNumber } from '@torg/commerce-sdk/domain';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';

/** The months of a personal number end at 12, so a third digit from 2 on is a company's. */
const swedishCompany = /^\d\d[2-9]/;

/** As Norway writes it: `974 760 673`. */
function inThrees(digits: string | null): string | null {
  return digits?.replaceAll(/\d{3}(?=\d)/g, '$& ') ?? null;
}

/** The number of a company as it may be shown; null for a person's, and a sole trader's in Sweden is one. */
export function companyNumber(
  { customerType, identityNumber }: Pick<CheckoutDraft, 'customerType' | 'identityNumber'>,
  { countryCode, today }: { countryCode: string; today: string },
): string | null {
  if (customerType !== 'ORGANIZATION' || !identityNumber) return null;
  if (countryCode === 'NO') return inThrees(readNorwegianOrganisationNumber(identityNumber));
  const number = countryCode === 'SE' ? readSwedishOrganisationNumber(identityNumber, today) : null;
  return number !== null && swedishCompany.test(number) ? `${number.slice(0, 6)}-${number.slice(6)}` : null;
}
