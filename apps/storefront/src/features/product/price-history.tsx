import { observer } from 'mobx-react-lite';
import { formatMoney, type Product } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { Heading, Stack, Table, Text } from '@torg/ui';
import { amountInView } from '../../display/amount-in-view.ts';
import { useScope } from '../../scope/scope-context.tsx';

/** How a reduced price has moved in the last 30 days, as a table; nothing where it has not. */
export const PriceHistory = observer(function PriceHistory({ product }: { product: Product }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { lowestPrice, priceLog, price } = product;
  if (!lowestPrice?.isDiscounted || !price || priceLog.length === 0) return null;
  const { vatView } = stores.customer;
  const money = (minor: number) =>
    amountInView(formatMoney(minor, { currency: price.currency, language: site.locale }), vatView, t);
  return (
    <Stack space="xs">
      <Heading level={3}>{t('product.priceHistory.heading')}</Heading>
      <Text size="s">{t('product.priceHistory.lowest', { price: money(lowestPrice.lowest[vatView]) })}</Text>
      <Table
        caption={t('product.priceHistory.caption')}
        isCaptionHidden
        columns={[
          { id: 'date', label: t('product.priceHistory.date') },
          { id: 'price', label: t('product.priceHistory.price') },
        ]}
        rows={priceLog.map(({ date, selling, isLowest }) => ({
          id: date,
          cells: {
            date: formatDate(date, site.locale),
            price: `${money(selling[vatView])}${isLowest ? ` · ${t('product.priceHistory.isLowest')}` : ''}`,
          },
        }))}
      />
    </Stack>
  );
});
