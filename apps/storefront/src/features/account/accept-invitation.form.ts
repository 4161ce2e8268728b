import type { AcceptInvitationResult } from '@torg/commerce-sdk/extensions';
import { href } from '@torg/market-routing';
import { companyQuery } from '../../queries/company-query.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';

/** Makes whoever is signed in a member of the organization that invited them; from then on they are shown what those are. */
export const acceptInvitationForm = defineForm('accept-invitation', {
  fields: { key: hiddenField },
  async act(scope, { key }): Promise<AcceptInvitationResult> {
    const [client, { acceptInvitation }] = await Promise.all([scope.extensions(), import('./company-calls.ts')]);
    if (!client) return { kind: 'invitation-over' };
    const result = await acceptInvitation(client, { key });
    if (result.kind !== 'joined') return result;
    scope.stores.customer.change('ORGANIZATION');
    await scope.queries.invalidateQueries({ queryKey: companyQuery(scope).queryKey });
    return result;
  },
  isDone: ({ kind }) => kind === 'joined',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'joined' ? href(site.locale, 'company', {}) : null),
});
