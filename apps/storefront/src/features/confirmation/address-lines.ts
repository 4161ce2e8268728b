import type { Address } from '@torg/commerce-sdk/domain';

/** An address as it stands on a parcel, line by line. */
export function addressLines(address: Address): readonly string[] {
  const { company, firstName, lastName, careOf, addressLine1, addressLine2, addressLine3, zip, city } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    addressLine3,
    `${zip} ${city}`,
  ];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
