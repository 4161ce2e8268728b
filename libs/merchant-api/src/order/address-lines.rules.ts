import { formatPostalCode } from '@torg/commerce-sdk/domain';
import { countryName } from '../checkout/country.rules.ts';
import type { Address } from '../checkout/checkout-draft.ts';

/** Who reads an address, and where one lies that names no country (ISO code). */
interface Letter {
  languageId: string;
  countryCode: string;
}

/** An address line by line, as it stands on a letter in a language; none where there is no address. */
export function addressLines(address: Address | null, { languageId, countryCode }: Letter): readonly string[] {
  if (!address) return [];
  const { company, firstName, lastName, careOf, addressLine1, addressLine2, addressLine3, zip, city, country } =
    address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf.replace(/^c\/o\s+/i, '')}`,
    ...[addressLine1, addressLine2, addressLine3],
    `${formatPostalCode(zip, country || countryCode)} ${city}`,
    countryName(country, languageId),
  ];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
