import { companyRoles } from '@torg/commerce-sdk/domain';
import type { MemberRefusal } from '@torg/commerce-sdk/extensions';
import { href } from '@torg/market-routing';
import { companyQuery } from '../../queries/company-query.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { choiceField, hiddenField } from '../../page/form/fields.ts';
import { limitField } from './limit-field.ts';

/** What became of a member, or of an invitation that was taken back. */
export type CompanyMemberAnswer = { kind: 'changed' | 'removed' | 'withdrawn' | 'left' } | MemberRefusal;

const removal = { what: choiceField(['change', 'remove', 'leave', 'withdraw']), id: hiddenField };

/** Changes what a member may, lets them go, or takes an invitation back. */
export const companyMemberForm = defineForm('company-member', {
  fields: { ...removal, role: choiceField([...companyRoles]), orderLimit: limitField },
  fieldsFor: (sent) => ({
    ...removal,
    role:
      sent.get('what') === 'change' ? choiceField([...companyRoles]) : { read: () => ({ value: 'buyer' as const }) },
    orderLimit: limitField,
  }),
  async act(scope, { what, id, role, orderLimit }): Promise<CompanyMemberAnswer> {
    const [client, calls] = await Promise.all([scope.extensions(), import('./company-calls.ts')]);
    if (!client) return { kind: 'not-allowed' };
    try {
      if (what === 'withdraw') return await calls.withdrawInvitation(client, { id });
      if (what === 'change') return await calls.changeMember(client, { id: Number(id), role, orderLimit });
      const removed = await calls.removeMember(client, { id: Number(id) });
      return removed.kind === 'removed' && what === 'leave' ? { kind: 'left' } : removed;
    } finally {
      await scope.queries.invalidateQueries({ queryKey: companyQuery(scope).queryKey });
    }
  },
  isDone: ({ kind }) => ['changed', 'removed', 'withdrawn', 'left'].includes(kind),
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'left' ? href(site.locale, 'accountOrders', {}) : null),
});
