import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { companyQuery } from '../../queries/company-query.ts';
import { CompanyApprovalPage } from './company-approval-page.tsx';
import { companyApprovalQuery } from './company-approval-query.ts';
import { AuthenticatedLayout } from './customer-frame.tsx';

export const route = defineRoute('companyApproval', {
  admits: 'customers',
  arrives: 'in-account',
  async load(scope, { url }) {
    const { queries } = scope;
    const id = url.searchParams.get('id') ?? '';
    const [approval] = await Promise.all([
      queries.fetchQuery(companyApprovalQuery(scope, id)),
      queries.prefetchQuery(companyQuery(scope)),
    ]);
    if (!approval) throw new PageNotFound(`an order to approve '${id}'`);
    return { title: scope.t('company.approval.heading', { name: approval.askedBy }), indexed: false, alternates: {} };
  },
  View: function View() {
    const [query] = useSearchParams();
    return (
      <AuthenticatedLayout>
        <CompanyApprovalPage id={query.get('id') ?? ''} />
      </AuthenticatedLayout>
    );
  },
});
