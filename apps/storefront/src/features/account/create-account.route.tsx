import { CreateAccountPage } from './create-account-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('createAccount', {
  async load(scope) {
    const { session } = scope.stores;
    // Whoever is signed in is led on.
    if (session.state.status === 'unknown') await session.load();
    return {
      personal: true,
      title: scope.t('account.create.heading'),
      indexed: false,
      alternates: fixedAlternates(scope, 'createAccount', {}),
    };
  },
  View: () => <CreateAccountPage />,
});
