import { SettingsPage } from './settings-page.tsx';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { devicesQuery, passkeysQuery, stockNoticesQuery } from './own-affairs-queries.ts';
import { companyQuery } from '../../queries/company-query.ts';
import { profileQuery } from './profile-query.ts';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('accountSettings', {
  admits: 'customers',
  arrives: 'in-account',
  async load(scope) {
    const { queries } = scope;
    await Promise.all([
      queries.fetchQuery(profileQuery(scope)),
      queries.prefetchQuery(companyQuery(scope)),
      // The page stands without what an account may lack, or does not answer now.
      queries.prefetchQuery(stockNoticesQuery(scope)),
      queries.prefetchQuery(devicesQuery(scope)),
      queries.prefetchQuery(passkeysQuery(scope)),
    ]);
    return { title: scope.t('account.settings.heading'), alternates: fixedAlternates(scope, 'accountSettings', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <SettingsPage />
    </AuthenticatedLayout>
  ),
});
