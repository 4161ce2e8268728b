import { companyRoles } from '@torg/commerce-sdk/domain';
import type { Company, CompanyInvitation } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { Button, Heading, Inline, NativeSelect, Notice, Stack, Text, TextField } from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { dayOf } from './order-words.ts';
import * as styles from './orders-page.css.ts';

const inviteForm = {
  name: 'invite-member',
  fetch: async () => (await import('./invite-member.form.ts')).inviteMemberForm,
};
const memberForm = {
  name: 'company-member',
  fetch: async () => (await import('./company-member.form.ts')).companyMemberForm,
};

/** Where who leads an organization invites others by mail, and takes invitations back. */
export function InviteMember({ company: { invitations } }: { company: Company }) {
  const t = useTranslate();
  const form = useForm(inviteForm, { about: {} });
  const answer = form.outcome?.answer;
  const email = answer && 'email' in answer ? answer.email : '';
  return (
    <Stack space="m">
      <Heading level={2} size="m">
        {t('company.invite.heading')}
      </Heading>
      {invitations.length > 0 && (
        <ul className={styles.list} aria-label={t('company.invite.open')}>
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <OpenInvitation invitation={invitation} />
            </li>
          ))}
        </ul>
      )}
      <form {...form.props}>
        {form.marker}
        <FormColumn>
          <Stack space="m">
            <ProblemNotice kind={answer?.kind} refused={t('company.notAllowed')} />
            {answer?.kind === 'invited' && (
              <Notice tone="success" role="status">
                {t('company.invite.sent', { email })}
              </Notice>
            )}
            {answer?.kind === 'is-member' && (
              <Notice tone="warning" role="alert">
                {t('company.invite.isMember', { email })}
              </Notice>
            )}
            {answer?.kind === 'company-full' && (
              <Notice tone="danger" role="alert">
                {t('company.invite.full')}
              </Notice>
            )}
            <TextField
              {...form.field('email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              label={t('company.invite.email')}
              required
            />
            <NativeSelect
              name="role"
              id="invite-role"
              label={t('company.role.label')}
              defaultValue="buyer"
              options={companyRoles.map((role) => ({ value: role, label: t(`company.role.${role}`) }))}
            />
            <TextField
              {...form.field('orderLimit')}
              label={t('company.limit.label')}
              hint={t('company.limit.hint')}
              inputMode="decimal"
              autoComplete="off"
            />
            <div>
              <Button type="submit" isPending={form.isPending}>
                {t('company.invite.action')}
              </Button>
            </div>
          </Stack>
        </FormColumn>
      </form>
    </Stack>
  );
}

function OpenInvitation({ invitation: { id, email, role, expiresAt } }: { invitation: CompanyInvitation }) {
  const t = useTranslate();
  const scope = useScope();
  const form = useForm(memberForm, { about: { id } });
  return (
    <form {...form.props}>
      {form.marker}
      <ProblemNotice kind={form.outcome?.answer?.kind} refused={t('company.notAllowed')} />
      <Inline space="s">
        <Text>{t('company.invite.row', { email, role: t(`company.role.${role}`), day: dayOf(expiresAt, scope) })}</Text>
        <Button
          type="submit"
          name="what"
          value="withdraw"
          variant="quiet"
          size="s"
          aria-label={t('company.invite.withdraw.which', { email })}
        >
          {t('company.invite.withdraw')}
        </Button>
      </Inline>
    </form>
  );
}
