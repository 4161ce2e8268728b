import { OrdersPage } from './orders-page.tsx';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';
import { companyQuery } from '../../queries/company-query.ts';
import { ordersQuery } from '../../queries/orders-query.ts';

export const route = defineRoute('accountOrders', {
  admits: 'customers',
  arrives: 'in-account',
  async load(scope) {
    const { queries } = scope;
    await Promise.all([queries.fetchQuery(ordersQuery(scope)), queries.prefetchQuery(companyQuery(scope))]);
    return { title: scope.t('account.orders.heading'), alternates: fixedAlternates(scope, 'accountOrders', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <OrdersPage />
    </AuthenticatedLayout>
  ),
});
