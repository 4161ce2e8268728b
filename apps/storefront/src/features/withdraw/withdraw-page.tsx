import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { formatDate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { href, sitePath } from '@torg/market-routing';
import { ButtonLink, Container, Heading, Inline, Link, Notice, Stack, Text } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { WithdrawnFacts } from '../../elements/withdrawn-facts.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { readOrderId, withdrawalQuery } from './withdrawal-query.ts';

/** Where a consumer goes back on a purchase, with an account or without. */
export function WithdrawPage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const publicId = readOrderId(query);
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>{t('withdraw.heading')}</Heading>
        <Text tone="soft">{t('withdraw.text')}</Text>
        {publicId === null ? <WhichOrder /> : <OrderToWithdraw publicId={publicId} />}
      </Stack>
    </Container>
  );
}

/** The ways to an order: the account, the mail that confirmed it, or word to customer service, which counts as well. */
const WhichOrder = observer(function WhichOrder() {
  const t = useTranslate();
  const { site, config, stores } = useScope();
  const { seller } = config.shop;
  const orders = href(site.locale, 'accountOrders', {});
  const returnTo = sitePath(site, orders);
  return (
    <Stack space="m">
      <Heading level={2} size="m">
        {t('withdraw.which')}
      </Heading>
      <Text>{t('withdraw.byMail')}</Text>
      <Inline space="s">
        <ButtonLink href={stores.session.user ? orders : href(site.locale, 'account', {}, { returnTo })}>
          {stores.session.user ? t('withdraw.toOrders') : t('withdraw.signIn')}
        </ButtonLink>
        {config.api.extensions !== null && (
          <ButtonLink href={href(site.locale, 'findOrder', {})} variant="secondary">
            {t('withdraw.find')}
          </ButtonLink>
        )}
      </Inline>
      <Text tone="soft">
        {t('withdraw.byLetter')}{' '}
        <Link href={`mailto:${seller.email}?subject=${encodeURIComponent(t('withdraw.heading'))}`}>{seller.email}</Link>
      </Text>
    </Stack>
  );
});

function OrderToWithdraw({ publicId }: { publicId: string }) {
  const t = useTranslate();
  const scope = useScope();
  const { data: withdrawal } = useQuery(withdrawalQuery(scope, publicId));
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
    <WithdrawForm publicId={publicId} items={closure === null ? items : []}>
      <WithdrawnFacts withdrawal={withdrawal} />
      {intro}
    </WithdrawForm>
  );
}
