/** What an address may ask for, in the order in which it is asked. */
export const addressFields = [
  'company',
  'name',
  'firstName',
  'lastName',
  'careOf',
  'street',
  'postalCode',
  'city',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];

/** Whose address it is, in the words of the `autocomplete` attribute. */
export type AddressSection = 'billing' | 'shipping';

const autocompleteFields: Readonly<Record<AddressField, string>> = {
  company: 'organization',
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  careOf: 'address-line2',
  street: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
  phone: 'tel',
};

/** What the browser may fill in, such as `shipping postal-code`. */
export function autocompleteToken(section: AddressSection, field: AddressField): string {
  return `${section} ${autocompleteFields[field]}`;
}
