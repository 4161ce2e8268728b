import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { CompanyInvitationPage } from './company-invitation-page.tsx';
import { companyInvitationQuery } from './company-invitation-query.ts';

export const route = defineRoute('companyInvitation', {
  async load(scope, { url }) {
    if (scope.config.api.extensions === null) throw new PageNotFound('organizations, which this account has not');
    const { queries, stores } = scope;
    const key = url.searchParams.get('key') ?? '';
    const [invited] = await Promise.all([
      queries.fetchQuery(companyInvitationQuery(scope, key)),
      stores.session.state.status === 'unknown' && stores.session.load(),
    ]);
    return {
      title: scope.t('company.invitation.heading'),
      indexed: false,
      personal: true,
      alternates: {},
      ...(!invited && { status: 404 as const }),
    };
  },
  View: function View() {
    const [query] = useSearchParams();
    return <CompanyInvitationPage invitationKey={query.get('key') ?? ''} />;
  },
});
