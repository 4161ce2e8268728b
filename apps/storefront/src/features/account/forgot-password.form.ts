import { defineForm } from '../../page/form/define-form.ts';
import { emailField } from '../../page/form/fields.ts';

/** Has a link mailed by which a new password can be chosen. Whether there is an account is not told. */
export const forgotPasswordForm = defineForm('forgot-password', {
  fields: { email: emailField },
  async act({ commerce }, { email }) {
    const { requestPasswordReset } = await import('./password-calls.ts');
    await requestPasswordReset(commerce, { email });
    return { kind: 'asked' as const };
  },
  isDone: ({ kind }) => kind === 'asked',
});
