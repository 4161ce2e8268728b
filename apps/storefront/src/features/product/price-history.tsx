import { observer } from 'mobx-react-lite';
import { formatMoney, type Product } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { Accordion, PriceHistoryChart } from '@torg/ui';
import { amountInView } from '../../display/amount-in-view.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { lowestSince, priceChanges } from './price-points.ts';

/** How a price has moved in the last 30 days, reduced or not; nothing where the account tells no prices of the past. */
export const PriceHistory = observer(function PriceHistory({ product }: { product: Product }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { priceLog, price } = product;
  const last = priceLog.at(-1);
  if (!price || !last) return null;
  const { vatView } = stores.customer;
  const money = (minor: number) =>
    amountInView(formatMoney(minor, { currency: price.currency, language: site.locale }), vatView, t);
  const lowest = lowestSince(priceLog);
  return (
    <Accordion
      headingLevel={3}
      items={[
        {
          heading: t('product.priceHistory.heading'),
          content: (
            <PriceHistoryChart
              label={t('product.priceHistory.caption')}
              points={priceChanges(priceLog).map(({ date, selling }) => ({
                at: Date.parse(date),
                price: selling[vatView],
                dateLabel: formatDate(date, site.locale),
                priceLabel: money(selling[vatView]),
              }))}
              until={{ at: Date.parse(last.date), label: formatDate(last.date, site.locale) }}
              lowest={
                lowest && {
                  at: Date.parse(lowest.date),
                  label: t('product.priceHistory.lowest', { price: money(lowest.selling[vatView]) }),
                }
              }
              tableLabel={t('product.priceHistory.table')}
              dateHeading={t('product.priceHistory.date')}
              priceHeading={t('product.priceHistory.price')}
              emptyText=""
            />
          ),
        },
      ]}
    />
  );
});
