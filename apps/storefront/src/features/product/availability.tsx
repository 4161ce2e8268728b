import { memo } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { productFacts, stockState, type Product, type Sku, type StockState } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Icon, Stack, StockNote } from '@torg/ui';
import { arrivalWords } from '../../display/arrival-words.ts';
import { stockView } from '../../display/stock-view.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { arrivalQuery } from './arrival-query.ts';
import { expectedDay } from './expected-day.ts';
import * as styles from './product-page.css.ts';

/** What is said of goods that are waited for, where the day is known on which they come. */
const expectedTexts: Partial<Record<StockState, 'product.stock.expected' | 'product.stock.sentOn'>> = {
  'out-of-stock': 'product.stock.expected',
  oversellable: 'product.stock.sentOn',
};

const onShelf: readonly StockState[] = ['in-stock', 'few-left'];

/** What is left of a product, or of the size that was chosen, and when it would come. */
export const Availability = memo(function Availability({ product, sku }: { product: Product; sku: Sku | null }) {
  const t = useTranslate();
  const scope = useScope();
  const { locale } = scope.site;
  const { data: arrival } = useSuspenseQuery(arrivalQuery(scope));
  const { stock } = sku ?? product;
  const state = stockState(stock);
  const days = arrival ? arrivalWords(arrival, locale) : null;
  const view = stockView(stock, t);
  const day = expectedDay(sku ?? product, locale) ?? '';
  const expected = day === '' ? undefined : expectedTexts[state];
  const isTold = onShelf.includes(state) ? days !== null : state !== 'out-of-stock';
  // A day that is known says more than how long it takes.
  const time = onShelf.includes(state) || expected ? null : leadTime(product);
  return (
    <Stack space="xs">
      <StockNote {...view} label={expected ? t(expected, { day }) : view.label} />
      {isTold && (
        <span className={styles.promise}>
          <Icon name="truck" />
          {time !== null
            ? t('product.leadTime', { time })
            : t('product.arrival', { state: onShelf.includes(state) ? 'shelf' : 'later', days: days ?? '' })}
        </span>
      )}
    </Stack>
  );
});

/** How long it takes to make or get what is not on the shelf, as the catalogue says it; null where it does not. */
function leadTime({ parameterGroups }: Product): string | null {
  const told = productFacts(parameterGroups, 'delivery').find(({ identifier }) => identifier === 'delivery.lead-time');
  return told?.value || null;
}
