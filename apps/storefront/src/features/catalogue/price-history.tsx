import { observer } from 'mobx-react-lite';
import { formatMoney, type Product } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { Heading, Stack, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './product-page.css.ts';

/** How a reduced price has moved in the last 30 days, as a table; nothing where it has not. */
export const PriceHistory = observer(function PriceHistory({ product }: { product: Product }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { lowestPrice, priceLog, price } = product;
  if (!lowestPrice?.isDiscounted || !price || priceLog.length === 0) return null;
  const { vatView } = stores.customer;
  const money = (minor: number) => formatMoney(minor, { currency: price.currency, language: site.locale });
  return (
    <Stack space="xs">
      <Heading level={3}>{t('product.priceHistory.heading')}</Heading>
      <Text size="s">{t('product.priceHistory.lowest', { price: money(lowestPrice.lowest[vatView]) })}</Text>
      <table className={styles.historyTable} aria-label={t('product.priceHistory.caption')}>
        <thead>
          <tr>
            <th scope="col" className={styles.historyCell}>
              {t('product.priceHistory.date')}
            </th>
            <th scope="col" className={styles.historyCell}>
              {t('product.priceHistory.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {priceLog.map(({ date, selling, isLowest }) => (
            <tr key={date}>
              <td className={styles.historyCell}>{formatDate(date, site.locale)}</td>
              <td className={styles.historyCell}>
                {money(selling[vatView])}
                {isLowest && ` · ${t('product.priceHistory.isLowest')}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
});
