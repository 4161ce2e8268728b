import { countryOf } from '../../display/country-of.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** Every consumer may go back on a purchase for as many days (Directive 2011/83/EU article 9). */
const withdrawalDays = 14;

/** How goods are sent back, as the product page says it; null where the shop does not say that it costs nothing. */
export function returnPolicy({ site, config }: Pick<AppScope, 'site' | 'config'>): object | null {
  if (!config.shop.claims.freeReturns) return null;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countryOf(site),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  };
}
