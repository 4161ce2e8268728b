import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href, siteHref } from '@torg/market-routing';
import { Button, ButtonLink, EmptyState, Heading, Link, NativeSelect, Text, TextField } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { ordersQuery } from '../../queries/orders-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { OrderList } from './order-list.tsx';
import * as styles from './orders-page.css.ts';
import { hasOrderSearch, orderStandings, readOrderSearch, selectOrders } from './select-orders.ts';

/** What a customer has ordered: what is under way first, then what is over. */
export const OrdersPage = observer(function OrdersPage() {
  const t = useTranslate();
  const scope = useScope();
  const { data: orders } = useQuery(ordersQuery(scope));
  const [query] = useSearchParams();
  const search = readOrderSearch(query);
  const { underWay, history } = selectOrders(orders ?? [], search);
  const isSearched = search.standing !== null || search.text !== '';
  const { site, config } = scope;
  return (
    <>
      <Heading level={1}>{t('account.orders.heading')}</Heading>
      {orders && orders.length === 0 ? (
        <EmptyState
          icon="cart"
          heading={t('orders.none')}
          text={t('orders.noneText')}
          action={
            <>
              <ButtonLink href={href(site.locale, 'home', {})}>{t('orders.toShop')}</ButtonLink>
              {config.api.extensions !== null && (
                <Link href={href(site.locale, 'findOrder', {})} isStandalone>
                  {t('account.findOrder')}
                </Link>
              )}
            </>
          }
        />
      ) : (
        <>
          {hasOrderSearch(orders ?? [], search) && <OrderSearchForm />}
          {underWay.length + history.length === 0 && isSearched && (
            <div role="status">
              <Text>
                {t('orders.noHits')}{' '}
                <Link href={href(scope.site.locale, 'accountOrders', {})}>{t('orders.showAll')}</Link>
              </Text>
            </div>
          )}
          <OrderList heading={t('orders.underWay')} orders={underWay} />
          <OrderList heading={t('orders.history')} orders={history} />
        </>
      )}
    </>
  );
});

/** Sent by the browser itself, so that it works without script and the address can be kept. */
function OrderSearchForm() {
  const t = useTranslate();
  const { site } = useScope();
  const [query] = useSearchParams();
  const { standing, text } = readOrderSearch(query);
  return (
    <form
      action={siteHref(site, 'accountOrders', {})}
      role="search"
      aria-label={t('orders.search')}
      className={styles.search}
    >
      <div className={styles.words}>
        <TextField label={t('orders.search')} name="q" type="search" autoComplete="off" defaultValue={text} />
      </div>
      <NativeSelect
        label={t('orders.status')}
        name="status"
        defaultValue={standing ?? ''}
        options={[
          { value: '', label: t('orders.all') },
          ...orderStandings.map((one) => ({ value: one, label: t(`orders.order.state.${one}`) })),
        ]}
      />
      <Button type="submit" variant="secondary">
        {t('orders.find')}
      </Button>
    </form>
  );
}
