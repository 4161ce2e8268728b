import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, Notice, Stack } from '@torg/ui';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';
import { useLocation, useNavigate, useSearchParams } from '../../navigation/router-navigation.ts';
import { usePageHead } from '../../page/use-page-head.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { readConfirmAddress, type ConfirmedPurchase } from '../../navigation/confirm-address.ts';
import { confirmationTitle } from './confirmation-title.ts';
import { confirmationQuery } from './confirmation-query.ts';
import { leadsAway } from './leads-away.ts';
import { OrderView } from './order-view.tsx';
import { settlePurchase } from './settle-purchase.ts';
import { PurchaseMessage } from './purchase-message.tsx';
import { WaitingView } from './waiting-view.tsx';

/** What became of a purchase: its confirmation, the wait for it, or that there is none. */
export function ConfirmPage() {
  const [query] = useSearchParams();
  const ids = readConfirmAddress(query);
  return <Container>{ids ? <Purchase ids={ids} /> : <UnknownOrder />}</Container>;
}

function Purchase({ ids }: { ids: ConfirmedPurchase }) {
  const t = useTranslate();
  const scope = useScope();
  const navigate = useNavigate();
  const query = confirmationQuery(scope, ids);
  const { data, isError } = useQuery(query);
  usePageHead({ title: confirmationTitle(data, t), indexed: false });
  const elsewhere = data ? leadsAway(scope.site.locale, data) : null;
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  useEffect(() => {
    if (data?.standing === 'placed') settlePurchase(scope, query.queryKey, data).catch(console.error);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key is another object each time and says the same
  }, [data, scope]);
  if (data === undefined) return <UnreachableOrder />;
  if (data === null) return <UnknownOrder />;
  return (
    <Stack space="l">
      <ChangeAnnouncement of={data.standing}>{data.standing === 'placed' && t('order.heading')}</ChangeAnnouncement>
      {isError && <Notice tone="warning">{t('order.stale')}</Notice>}
      {data.standing === 'placed' || data.standing === 'cancelled' ? (
        <OrderView confirmation={data} ids={ids} />
      ) : (
        <WaitingView confirmation={data} />
      )}
    </Stack>
  );
}

/** The API does not answer. The page looks again by itself; without script the visitor does. */
function UnreachableOrder() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <PurchaseMessage
      heading={t('order.unreachable.heading')}
      texts={[t('order.unreachable.text')]}
      actions={<ButtonLink href={pathname + search}>{t('order.unreachable.retry')}</ButtonLink>}
    />
  );
}

function UnknownOrder() {
  const t = useTranslate();
  const { site } = useScope();
  return (
    <PurchaseMessage
      heading={t('order.unknown.heading')}
      texts={[t('order.unknown.text')]}
      actions={<ButtonLink href={href(site.locale, 'cart', {})}>{t('order.unknown.toCart')}</ButtonLink>}
    />
  );
}
