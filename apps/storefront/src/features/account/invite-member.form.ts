import { companyRoles } from '@torg/commerce-sdk/domain';
import type { InviteMemberResult } from '@torg/commerce-sdk/extensions';
import { companyQuery } from '../../queries/company-query.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { choiceField, emailField } from '../../page/form/fields.ts';
import { limitField } from './limit-field.ts';

/** What became of an invitation, and to which address. */
export type InviteAnswer = InviteMemberResult & { email: string };

/** Has an invitation to the customer's organization mailed. */
export const inviteMemberForm = defineForm('invite-member', {
  fields: { email: emailField, role: choiceField([...companyRoles]), orderLimit: limitField },
  async act(scope, invited): Promise<InviteAnswer> {
    const { email } = invited;
    const [client, { inviteMember }] = await Promise.all([scope.extensions(), import('./company-calls.ts')]);
    if (!client) return { kind: 'not-allowed', email };
    try {
      return { ...(await inviteMember(client, invited)), email };
    } finally {
      await scope.queries.invalidateQueries({ queryKey: companyQuery(scope).queryKey });
    }
  },
  isDone: ({ kind }) => kind === 'invited',
});
