import { OrdersPage } from './orders-page.tsx';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('accountOrders', {
  admits: 'customers',
  arrives: 'in-account',
  load(scope) {
    return { title: scope.t('account.orders.heading'), alternates: fixedAlternates(scope, 'accountOrders', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <OrdersPage />
    </AuthenticatedLayout>
  ),
});
