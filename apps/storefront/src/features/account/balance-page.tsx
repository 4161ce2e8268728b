import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Badge, Heading, Link, Stack, Table, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { balanceEntriesQuery, giftCardsQuery } from './own-affairs-queries.ts';
import { dayOf, lastDayOf } from './order-words.ts';
import { profileQuery } from './profile-query.ts';

/** What a customer has to spend, how it came and went, and the gift cards that they bought. */
export function BalancePage() {
  const t = useTranslate();
  const scope = useScope();
  const { data: profile } = useQuery(profileQuery(scope));
  const money = useMoney();
  const balances = profile?.balances.filter(({ amount }) => amount > 0) ?? [];
  return (
    <Stack space="xl">
      <Stack space="s">
        <Heading level={1}>{t('account.balance.heading')}</Heading>
        {balances.length === 0 ? (
          <Text>{t('balance.none')}</Text>
        ) : (
          balances.map(({ currency, amount }) => (
            <Text key={currency} size="l">
              {t('balance.held', { amount: money(amount, currency) })}
            </Text>
          ))
        )}
        {balances.length === 0 && <Text tone="soft">{t('balance.howTo')}</Text>}
        <Text tone="soft">{t('balance.text')}</Text>
      </Stack>
      <Ledger />
      <GiftCards />
    </Stack>
  );
}

function useMoney() {
  const { site } = useScope();
  return (minor: number, currency: string) => formatMoney(minor, { currency, language: site.locale });
}

function Ledger() {
  const t = useTranslate();
  const scope = useScope();
  const { data: entries } = useQuery(balanceEntriesQuery(scope));
  const money = useMoney();
  // An account that keeps no ledger for its customers has no table of it.
  if (!entries) return null;
  return (
    <section>
      <Stack space="s">
        <Heading level={2} size="m">
          {t('balance.ledger')}
        </Heading>
        {entries.length === 0 ? (
          <Text tone="soft">{t('balance.noEntries')}</Text>
        ) : (
          <Table
            caption={t('balance.ledger')}
            isCaptionHidden
            columns={[
              { id: 'day', label: t('balance.day') },
              { id: 'what', label: t('balance.what') },
              { id: 'amount', label: t('balance.amount'), isNumeric: true },
              { id: 'after', label: t('balance.after'), isNumeric: true },
            ]}
            rows={entries.map(({ at, reason, orderId, amount, amountAfter, currency }, index) => ({
              id: `${at} ${index}`,
              cells: {
                day: dayOf(at, scope),
                what: (
                  <>
                    {t(`balance.reason.${reason}`)} {orderId !== null && <OrderLink orderId={orderId} />}
                  </>
                ),
                amount: `${amount > 0 ? '+' : ''}${money(amount, currency)}`,
                after: money(amountAfter, currency),
              },
            }))}
          />
        )}
      </Stack>
    </section>
  );
}

function GiftCards() {
  const t = useTranslate();
  const scope = useScope();
  const { data: cards } = useQuery(giftCardsQuery(scope));
  const money = useMoney();
  if (!cards || cards.length === 0) return null;
  return (
    <section>
      <Stack space="s">
        <Heading level={2} size="m">
          {t('balance.giftCards.heading')}
        </Heading>
        <Text tone="soft">{t('balance.giftCards.text')}</Text>
        <Table
          caption={t('balance.giftCards.heading')}
          isCaptionHidden
          columns={[
            { id: 'code', label: t('balance.giftCards.code') },
            { id: 'order', label: t('balance.giftCards.order') },
            { id: 'amount', label: t('balance.amount'), isNumeric: true },
            { id: 'until', label: t('balance.giftCards.until') },
          ]}
          rows={cards.map(({ codeEnd, orderId, amount, currency, expiresAt, isClosed }, index) => ({
            id: `${orderId} ${codeEnd} ${index}`,
            cells: {
              code: (
                <>
                  {`•••• ${codeEnd}`} {isClosed && <Badge>{t('balance.giftCards.closed')}</Badge>}
                </>
              ),
              order: <OrderLink orderId={orderId} />,
              amount: money(amount, currency),
              until: isClosed ? '–' : lastDayOf(expiresAt, scope),
            },
          }))}
        />
      </Stack>
    </section>
  );
}

function OrderLink({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { site } = useScope();
  return (
    <Link href={href(site.locale, 'accountOrder', { orderId })}>{t('account.order.name', { number: orderId })}</Link>
  );
}
