import { href, sitePath } from '@torg/market-routing';
import { signInQuery } from '../../navigation/sign-in-address.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { currentPasswordField } from '../../page/form/fields.ts';
import { newPasswordField, repeatedPassword, repeatedPasswordField } from '../../page/form/new-password-field.ts';

const fields = { password: currentPasswordField, newPassword: newPasswordField, repeated: repeatedPassword };

/** Sets another password, which ends every other session. A wrong current one ends this one, and leads to signing in. */
export const changePasswordForm = defineForm('change-password', {
  fields,
  fieldsFor: (sent) => ({ ...fields, repeated: repeatedPasswordField(sent, 'newPassword') }),
  act: ({ stores }, { password, newPassword }) => stores.session.changePassword({ password, newPassword }),
  isDone: ({ kind }) => kind === 'signed-in',
  redirectTo: ({ kind }, { scope: { site, stores }, url }) =>
    kind === 'refused'
      ? href(site.locale, 'home', {}, signInQuery(sitePath(site, url.pathname), stores.session.endedBy))
      : null,
});
