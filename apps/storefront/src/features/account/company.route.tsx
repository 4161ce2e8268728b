import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { companyQuery } from '../../queries/company-query.ts';
import { CompanyPage } from './company-page.tsx';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { profileQuery } from './profile-query.ts';

export const route = defineRoute('company', {
  admits: 'customers',
  arrives: 'in-account',
  async load(scope) {
    if (scope.config.api.extensions === null) throw new PageNotFound('organizations, which this account has not');
    const { queries } = scope;
    const [company] = await Promise.all([
      queries.fetchQuery(companyQuery(scope)),
      queries.fetchQuery(profileQuery(scope)),
    ]);
    return {
      title: company?.name ?? scope.t('company.heading'),
      alternates: fixedAlternates(scope, 'company', {}),
    };
  },
  View: () => (
    <AuthenticatedLayout>
      <CompanyPage />
    </AuthenticatedLayout>
  ),
});
