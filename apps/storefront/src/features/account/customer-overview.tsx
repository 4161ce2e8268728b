import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Box, Columns, Link, Stack, Text } from '@torg/ui';
import { companyQuery } from '../../queries/company-query.ts';
import { ordersQuery } from '../../queries/orders-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { customerPages } from '../../elements/customer-pages.ts';
import { OrderList } from './order-list.tsx';
import { selectOrders } from './select-orders.ts';

const about = {
  accountOrders: 'overview.orders',
  favourites: 'overview.favourites',
  savedCarts: 'overview.savedCarts',
  company: 'overview.company',
  accountAddresses: 'overview.addresses',
  accountSettings: 'overview.settings',
  accountBalance: 'overview.balance',
} as const;

/** So many orders stand on the first page of a customer; all of them on their own. */
const MOST_ORDERS = 3;

/** What is on its way to a customer, and their pages with what is on each, for the first of them. */
export function CustomerOverview() {
  return (
    <>
      <OrdersUnderWay />
      <CustomerPages />
    </>
  );
}

const OrdersUnderWay = observer(function OrdersUnderWay() {
  const t = useTranslate();
  const scope = useScope();
  const { data: orders } = useQuery(ordersQuery(scope));
  const { underWay } = selectOrders(orders ?? [], { standing: null, text: '' });
  return <OrderList heading={t('orders.underWay')} orders={underWay.slice(0, MOST_ORDERS)} />;
});

function CustomerPages() {
  const t = useTranslate();
  const scope = useScope();
  const { site, config } = scope;
  const { data: company } = useQuery(companyQuery(scope));
  return (
    <nav aria-label={t('account.link')}>
      <Columns phone={1} tablet={2} space="m">
        {customerPages(config, { hasCompany: !!company }).map(({ name, heading }) => (
          <Box key={name} space="m" isBordered>
            <Stack space="xs">
              <Link href={href(site.locale, name, {})} isStandalone>
                {t(heading)}
              </Link>
              <Text tone="soft">{t(about[name])}</Text>
            </Stack>
          </Box>
        ))}
      </Columns>
    </nav>
  );
}
