import { href, pathWithinSite } from '@torg/market-routing';
import { readReturnPath } from '../../navigation/sign-in-address.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { marketRules } from './market-rules.ts';
import { neededRegisterFields, registerFields } from './register-fields.ts';

/** Makes an account for a person or an organization, signs them in, and leads on to where they wanted to go. */
export const registerForm = defineForm('register', {
  fields: registerFields,
  fieldsFor: (sent, scope) => neededRegisterFields(sent, marketRules(scope)),
  async act(scope, { email, password, remember, newsletter, customerType, company, organizationId, ...told }) {
    const isOrganization = customerType === 'ORGANIZATION';
    const { firstName, lastName, mobile } = told;
    const answer = await scope.stores.session.register({
      ...{ email, password, remember },
      profile: {
        ...{ customerType, newsletter },
        ...(isOrganization && { personalId: organizationId }),
        address: {
          ...{ firstName, lastName, mobile, country: marketRules(scope).country },
          ...(isOrganization && { company }),
        },
      },
    });
    return { ...answer, newsletter };
  },
  isDone: ({ kind }) => kind === 'signed-in',
  redirectTo({ kind, newsletter }, { scope: { site }, url }) {
    if (kind !== 'signed-in') return null;
    const returnTo = readReturnPath(url.searchParams);
    return returnTo === null
      ? href(site.locale, 'account', {}, { created: newsletter ? 'newsletter' : 1 })
      : pathWithinSite(site, returnTo);
  },
});
