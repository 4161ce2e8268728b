import { formatMoney, minorFromDecimal } from '@torg/commerce-sdk/domain';
import type { MarketSite } from '@torg/market-routing';
import type { PublicConfig } from '../config/public-config.ts';
import { countryOf } from './country-of.ts';

/** What promises are read from. */
export interface PromiseSource {
  site: MarketSite;
  config: Pick<PublicConfig, 'shop'>;
}

/** Said to texts in place of a limit where there is none: they then promise nothing. */
export const noLimit = 'none';

/** The limit in words, for the promises the shop makes. A country that is not listed was promised nothing. */
export function freeShippingLimit({ site, config }: PromiseSource): string {
  const limit = config.shop.claims.freeShippingFrom[countryOf(site)];
  return limit
    ? formatMoney(minorFromDecimal(limit.amount), { currency: limit.currency, language: site.locale })
    : noLimit;
}
