import { safeReturnPath } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { emailField, hiddenField } from '../../page/form/fields.ts';
import { keepReturnPath } from '../../scope/kept-return-path.ts';

/**
 * Has a link mailed by which a new password can be chosen. Whether there is an account is not told. Where this browser goes
 * on to then is kept in it.
 */
export const forgotPasswordForm = defineForm('forgot-password', {
  fields: { email: emailField, returnTo: hiddenField },
  async act(scope, { email, returnTo }) {
    const { requestPasswordReset } = await import('./password-calls.ts');
    await requestPasswordReset(scope.commerce, { email });
    keepReturnPath(scope, safeReturnPath(returnTo));
    return { kind: 'asked' as const };
  },
  isDone: ({ kind }) => kind === 'asked',
});
