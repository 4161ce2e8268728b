import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { newPasswordField, repeatedPassword, repeatedPasswordField } from '../../page/form/new-password-field.ts';

const fields = { resetKey: hiddenField, password: newPasswordField, repeated: repeatedPassword };

/** Sets the password that was chosen by the link of a mail. */
export const resetPasswordForm = defineForm('reset-password', {
  fields,
  fieldsFor: (sent) => ({ ...fields, repeated: repeatedPasswordField(sent) }),
  async act({ commerce }, { resetKey, password }) {
    const { commitPasswordReset } = await import('./password-calls.ts');
    return commitPasswordReset(commerce, { resetKey, password });
  },
  isDone: ({ kind }) => kind === 'changed',
});
