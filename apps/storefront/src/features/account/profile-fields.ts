import { customerTypeFrom } from '@torg/commerce-sdk/domain';
import type { Field } from '../../page/form/field.ts';
import { choiceField, flagField, messageField, requiredTextField, textField } from '../../page/form/fields.ts';
import { identityField, phoneField, postalCodeField, type MarketRules } from '../../page/form/market-fields.ts';

/** The countries whose addresses an account can have: the shop reads the codes and numbers of these. */
export const addressCountries = ['SE', 'NO'] as const;

/** The names of the fields that were changed on the page; null where it could not tell, so that all of them count. */
const changedField: Field<readonly string[] | null> = {
  read: (typed) => ({ value: typed ? typed.split(' ') : null }),
};

/** What an account is asked, in the order in which it stands on the page, as nothing hangs on another yet. */
export const profileFields = {
  customerType: choiceField(['PERSON', 'ORGANIZATION']),
  company: textField,
  organizationId: textField,
  reference: textField,
  firstName: requiredTextField,
  lastName: requiredTextField,
  personalId: textField,
  gender: choiceField(['UNSET', 'UNSPECIFIED', 'WOMAN', 'MAN']),
  mobile: textField,
  careOf: textField,
  addressLine1: textField,
  addressLine2: textField,
  zip: textField,
  city: textField,
  country: choiceField(addressCountries),
  entryCode: textField,
  orderMessage: messageField,
  newsletter: flagField,
  changed: changedField,
};

/** The same fields as they are read for a person or an organization of the market, who lives in the country that was sent. */
export function neededProfileFields(sent: FormData, rules: MarketRules): typeof profileFields {
  const customerType = customerTypeFrom(String(sent.get('customerType') ?? ''));
  const country = String(sent.get('country') ?? rules.country);
  return {
    ...profileFields,
    mobile: phoneField(country),
    zip: unlessEmpty(postalCodeField(country)),
    ...(customerType === 'ORGANIZATION'
      ? { company: requiredTextField, organizationId: identityField({ ...rules, customerType }) }
      : { personalId: unlessEmpty(identityField({ ...rules, customerType })) }),
  };
}

/** The same field, which may be left out. */
function unlessEmpty(field: Field<string>): Field<string> {
  return { ...field, read: (typed) => (typed?.trim() ? field.read(typed) : { value: '' }) };
}
