/** The parts of an address beside the name, by the contract's names. */
export const addressParts = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'entryCode',
  'careOf',
  'city',
  'state',
  'country',
  'zip',
  'company',
  'mobile',
  'phone',
] as const;

/** The parts of an address to which something is sent. */
export const namedAddressParts = ['firstName', 'lastName', ...addressParts] as const;

export type AddressPart = (typeof addressParts)[number];
