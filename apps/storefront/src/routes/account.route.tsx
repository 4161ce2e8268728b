import { AccountPage } from '../features/account/account-page.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { defineRoute } from './define-route.ts';

export const accountRoute = defineRoute('account', {
  load(scope) {
    return {
      title: scope.t('account.link'),
      indexed: false,
      alternates: fixedAlternates(scope, 'account', {}),
    };
  },
  View: () => <AccountPage />,
});
