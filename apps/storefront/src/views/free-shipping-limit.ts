import { formatMoney } from '@torg/commerce-sdk/domain';
import type { MarketSite } from '@torg/market-routing';
import type { AppScope } from '../scope/app-scope.ts';

interface Limit {
  /** In minor units, inc VAT. */
  amount: number;
  /** What the market sells in. */
  currency: string;
}

const sweden: Limit = { amount: 99_00, currency: 'SEK' };
const norway: Limit = { amount: 99_00, currency: 'NOK' };

/** From which amount the shop ships for free, by market. */
const limits: Readonly<Record<string, Limit>> = { se: sweden, no: norway, de: { amount: 59_00, currency: 'EUR' } };

/** A market that is not listed promises what the first one of its language does. */
const firstLimits: Readonly<Record<MarketSite['locale'], Limit>> = { sv: sweden, nb: norway };

/** The limit in words, for the promises the shop makes. */
export function freeShippingLimit({ site }: Pick<AppScope, 'site'>): string {
  const { amount, currency } = limits[site.marketId] ?? firstLimits[site.locale];
  return formatMoney(amount, { currency, language: site.locale });
}
