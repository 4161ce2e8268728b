import { conditionsQuery } from './conditions-query.ts';
import { CreateAccountPage } from './create-account-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('createAccount', {
  async load(scope) {
    const { session } = scope.stores;
    await Promise.all([
      // Whoever is signed in is led on.
      session.state.status === 'unknown' && session.load(),
      scope.queries.prefetchQuery(conditionsQuery(scope)),
    ]);
    return {
      personal: true,
      title: scope.t('account.create.heading'),
      indexed: false,
      alternates: fixedAlternates(scope, 'createAccount', {}),
    };
  },
  View: () => <CreateAccountPage />,
});
