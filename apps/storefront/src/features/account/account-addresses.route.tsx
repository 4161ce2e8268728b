import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { addressBookQuery } from '../../queries/address-book-query.ts';
import { AccountAddressesPage } from './account-addresses-page.tsx';
import { AuthenticatedLayout } from './customer-frame.tsx';
import { companyQuery } from '../../queries/company-query.ts';
import { profileQuery } from './profile-query.ts';

export const route = defineRoute('accountAddresses', {
  admits: 'customers',
  arrives: 'in-account',
  async load(scope) {
    if (scope.config.api.extensions === null) throw new PageNotFound('an address book, which this account has not');
    const { queries } = scope;
    await Promise.all([
      queries.fetchQuery(profileQuery(scope)),
      queries.prefetchQuery(companyQuery(scope)),
      queries.fetchQuery(addressBookQuery(scope)),
    ]);
    return { title: scope.t('account.addresses.heading'), alternates: fixedAlternates(scope, 'accountAddresses', {}) };
  },
  View: () => (
    <AuthenticatedLayout>
      <AccountAddressesPage />
    </AuthenticatedLayout>
  ),
});
