import { BalancePage } from './balance-page.tsx';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { balanceEntriesQuery, giftCardsQuery } from './own-affairs-queries.ts';
import { companyQuery } from '../../queries/company-query.ts';
import { profileQuery } from './profile-query.ts';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('accountBalance', {
  admits: 'customers',
  arrives: 'in-account',
  async load(scope) {
    const { queries } = scope;
    await Promise.all([
      queries.fetchQuery(profileQuery(scope)),
      queries.prefetchQuery(companyQuery(scope)),
      queries.fetchQuery(balanceEntriesQuery(scope)),
      queries.fetchQuery(giftCardsQuery(scope)),
    ]);
    return { title: scope.t('account.balance.heading'), alternates: fixedAlternates(scope, 'accountBalance', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <BalancePage />
    </AuthenticatedLayout>
  ),
});
