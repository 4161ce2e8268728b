import { SettingsPage } from './settings-page.tsx';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { profileQuery } from './profile-query.ts';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('accountSettings', {
  admits: 'customers',
  arrives: 'in-account',
  async load(scope) {
    await scope.queries.fetchQuery(profileQuery(scope));
    return { title: scope.t('account.settings.heading'), alternates: fixedAlternates(scope, 'accountSettings', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <SettingsPage />
    </AuthenticatedLayout>
  ),
});
