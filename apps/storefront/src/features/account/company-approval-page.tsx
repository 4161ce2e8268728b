import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@torg/commerce-sdk/domain';
import type { CompanyApproval } from '@torg/commerce-sdk/extensions';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Badge, DescriptionList, Heading, Inline, Link, Notice, Stack, SummaryTable, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { companyApprovalQuery } from './company-approval-query.ts';
import { approvalTones } from './approval-tones.ts';
import { DecideApproval } from './decide-approval.tsx';
import { dayOf } from './order-words.ts';

/** An order that was sent for approval: what it holds, what it costs now, and what becomes of it. */
export function CompanyApprovalPage({ id }: { id: string }) {
  const t = useTranslate();
  const scope = useScope();
  const { data: approval } = useQuery(companyApprovalQuery(scope, id));
  useCartInHand(approval?.isOwn === true && approval.status === 'waiting');
  if (!approval) return null;
  const { site } = scope;
  const { status, askedBy, askedAt } = approval;
  return (
    <Stack space="l">
      <Link href={href(site.locale, 'company', {})}>{t('company.approval.all')}</Link>
      <Stack space="s">
        <Heading level={1}>{t('company.approval.heading', { name: askedBy })}</Heading>
        <Inline space="s">
          <Badge tone={approvalTones[status]}>{t(`company.approval.status.${status}`)}</Badge>
          <Text tone="soft">{dayOf(askedAt, scope)}</Text>
        </Inline>
      </Stack>
      <Fate approval={approval} />
      <Lines approval={approval} />
      <Marks approval={approval} />
      <DecideApproval approval={approval} />
    </Stack>
  );
}

/** Whoever sent their cart goes on with another: the checkout that they come from shows the one that was sent until it is left. */
function useCartInHand(isSent: boolean): void {
  const { cart } = useScope().stores;
  useEffect(() => {
    if (isSent && cart.state.status !== 'idle') void cart.load();
  }, [isSent, cart]);
}

/** What became of it, and what has changed since it was sent. */
function Fate({ approval }: { approval: CompanyApproval }) {
  const t = useTranslate();
  const scope = useScope();
  const { site } = scope;
  const { status, amount, amountNow, currency, decidedBy, decidedAt, reason, orderId, isOwn, mayDecide } = approval;
  const money = (minor: number) => formatMoney(minor, { currency, language: site.locale });
  const name = decidedBy ?? '';
  const day = decidedAt === null ? '' : dayOf(decidedAt, scope);
  if (status === 'approved')
    return (
      <Notice tone="success">
        {t('company.approval.approved', { name, day, order: orderId ?? '' })}{' '}
        {isOwn && orderId !== null && (
          <Link href={href(site.locale, 'accountOrder', { orderId })}>{t('company.approval.toOrder')}</Link>
        )}
      </Notice>
    );
  if (status === 'refused')
    return (
      <Notice tone="warning">
        {reason
          ? t('company.approval.refused.reason', { name, day, reason })
          : t('company.approval.refused', { name, day })}
      </Notice>
    );
  if (status === 'withdrawn') return <Notice>{t('company.approval.withdrawn', { day })}</Notice>;
  return (
    <>
      {isOwn && <Notice>{t('company.approval.waits')}</Notice>}
      {!isOwn && !mayDecide && <Notice>{t('company.approval.notYours')}</Notice>}
      {amountNow !== null && amountNow !== amount && (
        <Notice tone="warning">
          {t('company.approval.changed', { before: money(amount), now: money(amountNow) })}
        </Notice>
      )}
    </>
  );
}

function Lines({ approval }: { approval: CompanyApproval }) {
  const { lines, amount, amountNow, amountExVat, currency } = approval;
  const total = amountNow ?? amount;
  const t = useTranslate();
  const { site } = useScope();
  const money = (minor: number) => formatMoney(minor, { currency, language: site.locale });
  const short = lines.filter(({ left, quantity }) => left !== null && left < quantity);
  return (
    <Stack space="s">
      {short.map(({ skuId, name, left }) => (
        <Notice key={skuId} tone="warning">
          {t('company.approval.short', { name, left: left ?? 0 })}
        </Notice>
      ))}
      <SummaryTable
        rows={[
          ...lines.map((line) => ({
            label: lineText(line, t),
            value: money(line.amount),
          })),
          ...(amountExVat === null
            ? []
            : [
                { label: t('company.approval.exVat'), value: money(amountExVat) },
                { label: t('company.approval.vat'), value: money(total - amountExVat) },
              ]),
          { label: t('company.approval.total'), value: money(total), kind: 'total' as const },
        ]}
      />
    </Stack>
  );
}

/** A line with its article number and how many there are of it, or that the shop gives it, and how whoever sent it marked it. */
function lineText(
  { quantity, name, articleNumber: number, message, isGift }: CompanyApproval['lines'][number],
  t: Translate,
): string {
  if (isGift) return t('company.approval.gift', { name });
  return message === null
    ? t('company.approval.line', { quantity, name, number })
    : t('company.approval.markedLine', { quantity, name, number, mark: message });
}

function Marks({ approval }: { approval: CompanyApproval }) {
  const t = useTranslate();
  const { reference, orderNumber, message, deliveredTo } = approval;
  const items = [
    { term: t('company.approval.deliveredTo'), value: deliveredTo },
    { term: t('company.approval.reference'), value: reference },
    { term: t('company.approval.orderNumber'), value: orderNumber },
    { term: t('company.approval.message'), value: message },
  ].flatMap(({ term, value }) => (value ? [{ term, value }] : []));
  return items.length === 0 ? null : <DescriptionList items={items} />;
}
