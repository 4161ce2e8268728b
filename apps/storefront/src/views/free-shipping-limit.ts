import { formatMoney } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../scope/app-scope.ts';

/** Free shipping over 99 kr, in minor units and in the market's own krona. */
const limit = 9_900;

const currencies = { sv: 'SEK', nb: 'NOK' } as const;

/** The limit in words, for the promises the shop makes. */
export function freeShippingLimit({ site }: Pick<AppScope, 'site'>): string {
  return formatMoney(limit, { currency: currencies[site.locale], language: site.locale });
}
