import { formatMoney } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { ListFilters } from './list-queries.ts';
import type { PriceRange } from './price-range.ts';

/** An amount of whole units in the currency of a list; bare where it has none. */
export function moneyIn({ currency }: Pick<ListFilters, 'currency'>, language: Locale): (units: number) => string {
  return (units) => formatMoney(units * 100, { currency: currency ?? '', language });
}

/** A range of prices in words. */
export function rangeText({ from, to }: PriceRange, money: (units: number) => string, t: Translate): string {
  if (from !== null && to !== null) return t('list.price.between', { from: money(from), to: money(to) });
  return from !== null ? t('list.price.from', { price: money(from) }) : t('list.price.to', { price: money(to ?? 0) });
}
