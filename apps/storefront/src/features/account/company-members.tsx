import { companyRoles, formatMoney, mayManageMembers } from '@torg/commerce-sdk/domain';
import type { Company, CompanyMember } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { Button, Heading, Inline, NativeSelect, Notice, Stack, Text, TextField } from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './orders-page.css.ts';

const shownForm = {
  name: 'company-member',
  fetch: async () => (await import('./company-member.form.ts')).companyMemberForm,
};

/** Who is in an organization and may what; to who leads it with the way to change that. */
export function CompanyMembers({ company }: { company: Company }) {
  const t = useTranslate();
  const me = company.members.find(({ id }) => id === company.memberId);
  return (
    <Stack space="s">
      <Heading level={2} size="m">
        {t('company.members.heading')}
      </Heading>
      <ul className={styles.list}>
        {company.members.map((member) => (
          <li key={member.id}>
            <Member
              member={member}
              currency={company.currency}
              isMe={member.id === company.memberId}
              isChangeable={me !== undefined && mayManageMembers(me)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface MemberProps {
  member: CompanyMember;
  currency: string;
  /** Whether it is the one who looks, who may leave. */
  isMe: boolean;
  /** Whether the one who looks may change them. */
  isChangeable: boolean;
}

function Member({ member, currency, isMe, isChangeable }: MemberProps) {
  const t = useTranslate();
  const { site } = useScope();
  const { name, email, role, orderLimit } = member;
  const called = name === '' ? email : name;
  const limit =
    orderLimit === null || role === 'administrator'
      ? t('company.member.noLimit')
      : t('company.member.limit', { amount: formatMoney(orderLimit, { currency, language: site.locale }) });
  return (
    <Stack space="xs">
      <Text isStrong>{isMe ? t('company.member.you', { name: called }) : called}</Text>
      {name !== '' && (
        <Text size="s" tone="soft">
          {email}
        </Text>
      )}
      <Text size="s">{`${t(`company.role.${role}`)} · ${limit}`}</Text>
      {(isChangeable || isMe) && <MemberForm {...{ member, called, isMe, isChangeable }} />}
    </Stack>
  );
}

function MemberForm(props: Omit<MemberProps, 'currency'> & { called: string }) {
  const { member, called, isMe, isChangeable } = props;
  const t = useTranslate();
  const form = useForm(shownForm, { about: { id: String(member.id) } });
  const kind = form.outcome?.answer?.kind;
  const limit = form.field('orderLimit');
  const kronor = member.orderLimit === null ? '' : String(member.orderLimit / 100).replace('.', ',');
  return (
    <details open={(kind !== undefined && kind !== 'changed') || limit.error !== undefined || undefined}>
      <summary>{t(isChangeable ? 'company.member.change' : 'company.member.leave.open', { name: called })}</summary>
      <form {...form.props}>
        {form.marker}
        <FormColumn>
          <Stack space="m">
            <ProblemNotice kind={kind} refused={t('company.notAllowed')} />
            {kind === 'last-administrator' && (
              <Notice tone="danger" role="alert">
                {t('company.member.last')}
              </Notice>
            )}
            {kind === 'unknown-member' && (
              <Notice tone="danger" role="alert">
                {t('company.member.gone')}
              </Notice>
            )}
            {isChangeable && (
              <>
                <NativeSelect
                  name="role"
                  id={`role-${member.id}`}
                  label={t('company.role.label')}
                  defaultValue={member.role}
                  options={companyRoles.map((role) => ({ value: role, label: t(`company.role.${role}`) }))}
                />
                <TextField
                  {...limit}
                  id={`limit-${member.id}`}
                  defaultValue={limit.defaultValue ?? kronor}
                  label={t('company.limit.label')}
                  hint={t('company.limit.hint')}
                  inputMode="decimal"
                  autoComplete="off"
                />
              </>
            )}
            <Inline space="s">
              {isChangeable && (
                <Button type="submit" name="what" value="change" size="s" isPending={form.isPending}>
                  {t('company.member.save')}
                </Button>
              )}
              <Button
                type="submit"
                name="what"
                value={isMe ? 'leave' : 'remove'}
                variant="quiet"
                size="s"
                aria-label={t(isMe ? 'company.member.leave' : 'company.member.remove.which', { name: called })}
              >
                {t(isMe ? 'company.member.leave' : 'company.member.remove')}
              </Button>
            </Inline>
          </Stack>
        </FormColumn>
      </form>
    </details>
  );
}
