import { formatOrganisationNumber, readCompanyNumber } from '@torg/commerce-sdk/domain';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';

/** The number of a company as it may be shown; null for a person's, and a sole trader's in Sweden is one. */
export function companyNumber(
  { customerType, identityNumber }: Pick<CheckoutDraft, 'customerType' | 'identityNumber'>,
  countryCode: string,
): string | null {
  if (customerType !== 'ORGANIZATION' || !identityNumber) return null;
  const number = readCompanyNumber(identityNumber, countryCode);
  return number && formatOrganisationNumber(number);
}
