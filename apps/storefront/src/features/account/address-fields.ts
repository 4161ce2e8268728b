import { flagField, choiceField, hiddenField, requiredTextField, textField } from '../../page/form/fields.ts';
import { phoneField, postalCodeField } from '../../page/form/market-fields.ts';
import { addressCountries } from './profile-fields.ts';

/** What is asked of an address that is to be kept, in the order in which it stands on the page. */
export const addressFields = {
  /** Which one is changed; empty for a new one. */
  address: hiddenField,
  firstName: requiredTextField,
  lastName: requiredTextField,
  company: textField,
  addressLine1: requiredTextField,
  addressLine2: textField,
  zip: textField,
  city: requiredTextField,
  country: choiceField(addressCountries),
  careOf: textField,
  entryCode: textField,
  mobile: textField,
  isDefault: flagField,
};

/** The same fields as they are read for the country that was sent. */
export function neededAddressFields(sent: FormData): typeof addressFields {
  const country = String(sent.get('country') ?? '');
  return { ...addressFields, zip: postalCodeField(country), mobile: phoneField(country) };
}
