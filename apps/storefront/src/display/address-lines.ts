import { formatPostalCode, type Address } from '@torg/commerce-sdk/domain';

/** An address as it stands on a parcel, line by line; `market` is the country (ISO code) of one that names none. */
export function addressLines(address: Address, market: string): readonly string[] {
  const { company, firstName, lastName, careOf, addressLine1, addressLine2, addressLine3, zip, city, country } =
    address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    addressLine3,
    `${formatPostalCode(zip, country || market)} ${city}`,
  ];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
