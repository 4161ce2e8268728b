import { BalancePage } from './balance-page.tsx';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('accountBalance', {
  admits: 'customers',
  arrives: 'in-account',
  load(scope) {
    return { title: scope.t('account.balance.heading'), alternates: fixedAlternates(scope, 'accountBalance', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <BalancePage />
    </AuthenticatedLayout>
  ),
});
