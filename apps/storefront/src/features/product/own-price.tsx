import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { formatMoney, type Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Stack, Table, Text } from '@torg/ui';
import { amountInView } from '../../display/amount-in-view.ts';
import { productQuery } from '../../queries/catalogue-queries.ts';
import { ownPricesQuery } from '../../queries/own-prices-query.ts';
import { useScope } from '../../scope/scope-context.tsx';

/** Says that a price is the organization's own, and what a unit costs by number. */
export const OwnPrice = observer(function OwnPrice({ product: { productId, alias } }: { product: Product }) {
  const t = useTranslate();
  const scope = useScope();
  const { site, stores } = scope;
  const { data } = useQuery(ownPricesQuery(scope, [productId]));
  // It was another before it was known who is signed in.
  const price = useQuery(productQuery(scope.commerce, alias)).data?.price;
  const own = data?.find((one) => one.productId === productId);
  if (!own || !price) return null;
  const { vatView } = stores.customer;
  const money = (minor: number) =>
    amountInView(formatMoney(minor, { currency: price.currency, language: site.locale }), vatView, t);
  const rows = [
    { id: '1', cells: { quantity: '1', price: money(price.selling[vatView]) } },
    ...own.breaks.map(({ fromQuantity, selling }) => ({
      id: String(fromQuantity),
      cells: { quantity: t('trade.breaks.from', { count: fromQuantity }), price: money(selling[vatView]) },
    })),
  ];
  return (
    <Stack space="xs">
      {own.isOwn && (
        <Text size="s" tone="soft">
          {t('trade.own')}
        </Text>
      )}
      {own.breaks.length > 0 && (
        <Table
          caption={t('trade.breaks')}
          columns={[
            { id: 'quantity', label: t('trade.breaks.quantity') },
            { id: 'price', label: t('trade.breaks.price'), isNumeric: true },
          ]}
          rows={rows}
        />
      )}
    </Stack>
  );
});
