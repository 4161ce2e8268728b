/** What the checkout asks of an address. */
export const addressParts = [
  'company',
  'firstName',
  'lastName',
  'careOf',
  'addressLine1',
  'addressLine2',
  'entryCode',
  'zip',
  'city',
  'mobile',
] as const;

export type AddressPart = (typeof addressParts)[number];
