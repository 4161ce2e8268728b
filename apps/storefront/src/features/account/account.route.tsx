import { AccountPage } from './account-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('account', {
  async load(scope) {
    const { session } = scope.stores;
    // Without script nobody but the server can tell the page who is signed in.
    if (session.state.status === 'unknown') await session.load();
    return {
      personal: true,
      title: scope.t('account.link'),
      indexed: false,
      alternates: fixedAlternates(scope, 'account', {}),
    };
  },
  View: () => <AccountPage />,
});
