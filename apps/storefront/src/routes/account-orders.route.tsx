import { OrdersPage } from '../features/account/orders-page.tsx';
import { AuthenticatedLayout } from '../layouts/authenticated-layout.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { defineRoute } from './define-route.ts';

export const accountOrdersRoute = defineRoute('accountOrders', {
  layout: 'authenticated',
  load(scope) {
    return { title: scope.t('account.orders.heading'), alternates: fixedAlternates(scope, 'accountOrders', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <OrdersPage />
    </AuthenticatedLayout>
  ),
});
