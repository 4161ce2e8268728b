import { ResetPasswordPage } from './reset-password-page.tsx';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('resetPassword', {
  // The address has a key in it: no cache keeps it, and no other language is offered it.
  load: (scope) => ({ personal: true, title: scope.t('account.reset.heading'), indexed: false, alternates: {} }),
  View: () => <ResetPasswordPage />,
});
