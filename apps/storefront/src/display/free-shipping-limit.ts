import { formatMoney } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../scope/app-scope.ts';
import { countryOf } from './country-of.ts';

interface Limit {
  /** In minor units, inc VAT. */
  amount: number;
  /** What the country pays in. */
  currency: string;
}

/** From which amount the shop ships for free, by country. */
const limits: Readonly<Record<string, Limit>> = {
  SE: { amount: 99_00, currency: 'SEK' },
  NO: { amount: 99_00, currency: 'NOK' },
  DE: { amount: 59_00, currency: 'EUR' },
};

/** Said to texts in place of a limit where there is none: they then promise nothing. */
export const noLimit = 'none';

/** The limit in words, for the promises the shop makes. A country that is not listed was promised nothing. */
export function freeShippingLimit({ site }: Pick<AppScope, 'site'>): string {
  const limit = limits[countryOf(site)];
  return limit ? formatMoney(limit.amount, { currency: limit.currency, language: site.locale }) : noLimit;
}
