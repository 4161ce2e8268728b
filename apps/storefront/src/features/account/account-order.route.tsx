import { OrderPage } from './order-page.tsx';
import { orderName } from './order-words.ts';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { companyQuery } from '../../queries/company-query.ts';
import { orderQuery } from '../../queries/orders-query.ts';

export const route = defineRoute('accountOrder', {
  admits: 'customers',
  arrives: 'in-account',
  validate: ({ orderId }) => /^[1-9]\d{0,8}$/.test(orderId),
  async load(scope, { params }) {
    const { queries } = scope;
    const [found] = await Promise.all([
      queries.fetchQuery(orderQuery(scope, Number(params.orderId))),
      queries.prefetchQuery(companyQuery(scope)),
    ]);
    // Another's order is missing, as one that was never placed is.
    if (!found) throw new PageNotFound(`order ${params.orderId}`);
    return { title: orderName(found.order, scope.t), alternates: {} };
  },
  View: ({ params }) => (
    <AuthenticatedLayout>
      <OrderPage orderId={Number(params.orderId)} />
    </AuthenticatedLayout>
  ),
});
