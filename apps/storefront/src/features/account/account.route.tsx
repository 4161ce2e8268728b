import { AccountPage } from './account-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';
import { findOutVisitor } from '../../page/guards.ts';
import { companyQuery } from '../../queries/company-query.ts';
import { ordersQuery } from '../../queries/orders-query.ts';

export const route = defineRoute('account', {
  async load(scope) {
    // Without script nobody but the server can tell the page who is signed in.
    await findOutVisitor(scope);
    if (scope.stores.session.user) {
      const { queries } = scope;
      await Promise.all([queries.prefetchQuery(ordersQuery(scope)), queries.prefetchQuery(companyQuery(scope))]);
    }
    return {
      personal: true,
      title: scope.t('account.link'),
      indexed: false,
      alternates: fixedAlternates(scope, 'account', {}),
    };
  },
  View: () => <AccountPage />,
});
