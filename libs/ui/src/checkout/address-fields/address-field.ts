/** What an address may ask for, in the order in which it is asked: first what ways of delivery hang on. */
export const addressFields = [
  'postalCode',
  'city',
  'company',
  'name',
  'firstName',
  'lastName',
  'street',
  'street2',
  'careOf',
  'entryCode',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];

/** Whose address it is, in the words of the `autocomplete` attribute. */
export type AddressSection = 'billing' | 'shipping';

const autocompleteFields: Readonly<Record<Exclude<AddressField, 'careOf' | 'entryCode'>, string>> = {
  company: 'organization',
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'address-line1',
  street2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  phone: 'tel',
};

/** What the browser may fill in, such as `shipping postal-code`. It knows of no entry codes, and of nobody that somebody lives with. */
export function autocompleteToken(section: AddressSection, field: AddressField): string {
  if (field === 'careOf' || field === 'entryCode') return 'off';
  return `${section} ${autocompleteFields[field]}`;
}
