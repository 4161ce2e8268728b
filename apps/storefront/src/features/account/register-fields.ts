import { customerTypeFrom } from '@torg/commerce-sdk/domain';
import { choiceField, emailField, flagField, requiredTextField, textField } from '../../page/form/fields.ts';
import { identityField, phoneField, type MarketRules } from '../../page/form/market-fields.ts';
import { newPasswordField, repeatedPassword, repeatedPasswordField } from '../../page/form/new-password-field.ts';

/** What an account is made with, in the order in which it stands on the page, as nothing hangs on another yet. */
export const registerFields = {
  customerType: choiceField(['PERSON', 'ORGANIZATION']),
  company: textField,
  organizationId: textField,
  firstName: requiredTextField,
  lastName: requiredTextField,
  mobile: textField,
  email: emailField,
  password: newPasswordField,
  repeated: repeatedPassword,
  newsletter: flagField,
  remember: flagField,
};

/** The same fields as they are read for a person or for an organization of a country. */
export function neededRegisterFields(sent: FormData, rules: MarketRules): typeof registerFields {
  const isOrganization = customerTypeFrom(String(sent.get('customerType') ?? '')) === 'ORGANIZATION';
  return {
    ...registerFields,
    mobile: phoneField(rules.country),
    repeated: repeatedPasswordField(sent),
    ...(isOrganization && {
      company: requiredTextField,
      organizationId: identityField({ ...rules, customerType: 'ORGANIZATION' }),
    }),
  };
}
