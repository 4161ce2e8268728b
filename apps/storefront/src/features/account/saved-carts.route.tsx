import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { companyQuery } from '../../queries/company-query.ts';
import { profileQuery } from './profile-query.ts';
import { SavedCartsPage } from './saved-carts-page.tsx';
import { savedCartsQuery } from './saved-carts-query.ts';

export const route = defineRoute('savedCarts', {
  admits: 'customers',
  arrives: 'in-account',
  async load(scope) {
    if (scope.config.api.extensions === null) throw new PageNotFound('carts that are kept, which this account has not');
    const { queries } = scope;
    await Promise.all([
      queries.fetchQuery(profileQuery(scope)),
      queries.prefetchQuery(companyQuery(scope)),
      queries.fetchQuery(savedCartsQuery(scope)),
      scope.loadCart(),
    ]);
    return { title: scope.t('account.savedCarts.heading'), alternates: fixedAlternates(scope, 'savedCarts', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <SavedCartsPage />
    </AuthenticatedLayout>
  ),
});
