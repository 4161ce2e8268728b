import { BalancePage } from '../features/account/balance-page.tsx';
import { AuthenticatedLayout } from '../layouts/authenticated-layout.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { defineRoute } from './define-route.ts';

export const accountBalanceRoute = defineRoute('accountBalance', {
  layout: 'authenticated',
  load(scope) {
    return { title: scope.t('account.balance.heading'), alternates: fixedAlternates(scope, 'accountBalance', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <BalancePage />
    </AuthenticatedLayout>
  ),
});
