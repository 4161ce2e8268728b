import { readPostalCode } from '@torg/commerce-sdk/domain';
import { countryOf } from '../../display/country-of.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** The country that the goods go to, by its ISO 3166 code. */
export function deliveryCountry({ site, stores }: Pick<AppScope, 'site' | 'stores'>): string {
  const { checkoutMarket, checkoutMarkets } = stores.market;
  return checkoutMarkets.find(({ alias }) => alias === checkoutMarket)?.country ?? countryOf(site);
}

/** Reads a postal code of a country and gives its digits; null where it is none. */
export function postalCodeIn(country: string, text: string): string | null {
  if (country === 'SE' || country === 'NO') return readPostalCode(text, country);
  const digits = text.replaceAll(' ', '');
  return /^\d{5}$/.test(digits) ? digits : null;
}
