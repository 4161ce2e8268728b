import { formatMoney } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { AppScope } from '../../scope/app-scope.ts';
import type { ListFilters } from './list-queries.ts';
import type { PriceRange } from './price-range.ts';

/** An amount of whole units in the currency of a list, or where it has no goods of its market; bare while nobody can say. */
export function moneyIn(list: Pick<ListFilters, 'currency'>, { site, stores }: Pick<AppScope, 'site' | 'stores'>) {
  const { market, checkoutMarkets } = stores.market;
  const currency = list.currency ?? checkoutMarkets.find(({ alias }) => alias === market)?.currency ?? '';
  return (units: number): string => formatMoney(units * 100, { currency, language: site.locale });
}

/** A range of prices in words. */
export function rangeText({ from, to }: PriceRange, money: (units: number) => string, t: Translate): string {
  if (from !== null && to !== null) return t('list.price.between', { from: money(from), to: money(to) });
  return from !== null ? t('list.price.from', { price: money(from) }) : t('list.price.to', { price: money(to ?? 0) });
}
