import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { formatDate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { href, sitePath } from '@torg/market-routing';
import { ButtonLink, Container, Heading, Link, Notice, Stack, Text } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { FindOrderForm } from '../../elements/find-order-form.tsx';
import { FormColumn } from '../../elements/form-column.tsx';
import { WithdrawnFacts } from '../../elements/withdrawn-facts.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { readWithdrawAddress, type WithdrawAddress } from './withdraw-address.ts';
import { buyerQuery, withdrawalQuery } from './withdrawal-query.ts';

/** Where a consumer goes back on a purchase, with an account or without. */
export function WithdrawPage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const address = readWithdrawAddress(query);
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>{t('withdraw.heading')}</Heading>
        <Text tone="soft">{t('withdraw.text')}</Text>
        {address === null ? <WhichOrder /> : <OrderToWithdraw address={address} />}
      </Stack>
    </Container>
  );
}

/**
 * The ways to an order: the account, the link by mail, or word to customer service, which counts as well. Number and address
 * together are no secret, so that they show nothing here and have the link mailed.
 */
const WhichOrder = observer(function WhichOrder() {
  const t = useTranslate();
  const { site, config, stores } = useScope();
  const { seller } = config.shop;
  const orders = href(site.locale, 'accountOrders', {});
  const toOrders = stores.session.user ? (
    <ButtonLink href={orders} variant="secondary">
      {t('withdraw.toOrders')}
    </ButtonLink>
  ) : (
    <Link href={href(site.locale, 'account', {}, { returnTo: sitePath(site, orders) })} isStandalone>
      {t('withdraw.signIn')}
    </Link>
  );
  return (
    <Stack space="m">
      <Heading level={2} size="m">
        {t('withdraw.which')}
      </Heading>
      {config.api.extensions === null ? (
        <div>{toOrders}</div>
      ) : (
        <FormColumn>
          <FindOrderForm text={t('withdraw.guest')} beside={toOrders} />
        </FormColumn>
      )}
      <Text tone="soft">
        {t('withdraw.byLetter')}{' '}
        <Link href={`mailto:${seller.email}?subject=${encodeURIComponent(t('withdraw.heading'))}`}>{seller.email}</Link>
      </Text>
    </Stack>
  );
});

function OrderToWithdraw({ address }: { address: WithdrawAddress }) {
  const t = useTranslate();
  const scope = useScope();
  const { data: withdrawal } = useQuery(withdrawalQuery(scope, address.publicId));
  const { data: buyer } = useQuery(buyerQuery(scope, address));
  if (!withdrawal) {
    return (
      <>
        <Notice tone="warning" role="alert">
          {t('withdraw.unknown')}
        </Notice>
        <WhichOrder />
      </>
    );
  }
  const { closure, lastDay, items } = withdrawal;
  const day = lastDay === null ? '' : formatDate(lastDay, scope.site.locale);
  const term = lastDay === null ? t('withdraw.notBegun') : t('withdraw.lastDay', { day });
  const intro =
    closure === null ? <Text>{term}</Text> : <Notice tone="warning">{t(`withdraw.closed.${closure}`, { day })}</Notice>;
  return (
    <WithdrawForm address={address} buyer={buyer ?? null} items={closure === null ? items : []}>
      <WithdrawnFacts withdrawal={withdrawal} />
      {intro}
    </WithdrawForm>
  );
}
