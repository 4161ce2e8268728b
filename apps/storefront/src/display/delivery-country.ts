import { countryOf } from './country-of.ts';
import type { AppScope } from '../scope/app-scope.ts';

/** The country that the goods go to, by its ISO 3166 code. */
export function deliveryCountry({ site, stores }: Pick<AppScope, 'site' | 'stores'>): string {
  const { checkoutMarket, checkoutMarkets } = stores.market;
  return checkoutMarkets.find(({ alias }) => alias === checkoutMarket)?.country ?? countryOf(site);
}
