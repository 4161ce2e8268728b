import { useQuery } from '@tanstack/react-query';
import { creditLeft, formatMoney, mayManageMembers } from '@torg/commerce-sdk/domain';
import type { ApprovalSummary, Company } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { EmptyState, Heading, Stack, SummaryTable, Text } from '@torg/ui';
import { OrderCard } from '@torg/ui/rows';
import { companyQuery } from '../../queries/company-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { approvalTones } from './approval-tones.ts';
import { CompanyMembers } from './company-members.tsx';
import { InviteMember } from './invite-member.tsx';
import { dayOf } from './order-words.ts';
import * as styles from './orders-page.css.ts';

/** The organization that a customer buys for: what waits for approval, what it may owe, and who is in it. */
export function CompanyPage() {
  const t = useTranslate();
  const scope = useScope();
  const { data: company } = useQuery(companyQuery(scope));
  if (!company) return <EmptyState icon="user" heading={t('company.none.heading')} text={t('company.none.text')} />;
  const me = company.members.find(({ id }) => id === company.memberId);
  return (
    <Stack space="xl">
      <Stack space="s">
        <Heading level={1}>{company.name}</Heading>
        <Text tone="soft">{t('company.number', { number: company.organisationNumber })}</Text>
      </Stack>
      <Approvals company={company} />
      <Credit company={company} />
      <CompanyMembers company={company} />
      {me && mayManageMembers(me) && <InviteMember company={company} />}
    </Stack>
  );
}

function Approvals({ company: { approvals } }: { company: Company }) {
  const t = useTranslate();
  const waiting = approvals.filter(({ mayDecide }) => mayDecide);
  const own = approvals.filter(({ isOwn }) => isOwn);
  const decided = approvals.filter(({ isOwn, status }) => !isOwn && status !== 'waiting');
  return (
    <>
      {waiting.length > 0 && <ApprovalList heading={t('company.approvals.waiting')} approvals={waiting} />}
      {own.length > 0 && <ApprovalList heading={t('company.approvals.own')} approvals={own} />}
      {decided.length > 0 && <ApprovalList heading={t('company.approvals.decided')} approvals={decided} />}
    </>
  );
}

function ApprovalList({ heading, approvals }: { heading: string; approvals: readonly ApprovalSummary[] }) {
  const t = useTranslate();
  const scope = useScope();
  const { locale } = scope.site;
  return (
    <Stack space="s">
      <Heading level={2} size="m">
        {heading}
      </Heading>
      <ul className={styles.list}>
        {approvals.map(({ id, status, askedBy, askedAt, amount, currency, decidedBy, decidedAt }) => (
          <li key={id}>
            <OrderCard
              name={t('company.approval.by', { name: askedBy })}
              href={href(locale, 'companyApproval', {}, { id })}
              date={dayOf(askedAt, scope)}
              status={t(`company.approval.status.${status}`)}
              tone={approvalTones[status]}
              total={formatMoney(amount, { currency, language: locale })}
              note={
                decidedAt === null
                  ? undefined
                  : t('company.approval.record', { status, name: decidedBy ?? '', day: dayOf(decidedAt, scope) })
              }
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Credit({ company: { credit, currency } }: { company: Company }) {
  const t = useTranslate();
  const { site } = useScope();
  const money = (minor: number) => formatMoney(minor, { currency, language: site.locale });
  return (
    <Stack space="s">
      <Heading level={2} size="m">
        {t('company.credit.heading')}
      </Heading>
      <SummaryTable
        rows={[
          { label: t('company.credit.limit'), value: money(credit.limit) },
          { label: t('company.credit.used'), value: money(credit.used) },
          { label: t('company.credit.left'), value: money(creditLeft(credit)), kind: 'total' },
        ]}
      />
      <Text size="s" tone="soft">
        {t('company.credit.text')}
      </Text>
    </Stack>
  );
}
