import { SettingsPage } from '../features/account/settings-page.tsx';
import { AuthenticatedLayout } from '../layouts/authenticated-layout.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { defineRoute } from './define-route.ts';

export const accountSettingsRoute = defineRoute('accountSettings', {
  layout: 'authenticated',
  load(scope) {
    return { title: scope.t('account.settings.heading'), alternates: fixedAlternates(scope, 'accountSettings', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <SettingsPage />
    </AuthenticatedLayout>
  ),
});
