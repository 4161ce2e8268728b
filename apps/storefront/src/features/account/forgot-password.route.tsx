import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('forgotPassword', {
  load: (scope) => ({
    personal: true,
    title: scope.t('account.forgot.heading'),
    indexed: false,
    alternates: fixedAlternates(scope, 'forgotPassword', {}),
  }),
  View: () => <ForgotPasswordPage />,
});
