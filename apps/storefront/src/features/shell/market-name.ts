import type { Translate } from '@torg/i18n';
import type { MarketSite } from '@torg/market-routing';
import { countryOf } from '../../display/country-of.ts';

/** What its country is called there. */
export function countryName({ locale, hreflang }: Pick<MarketSite, 'locale' | 'hreflang'>): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(countryOf({ hreflang })) ?? '';
}

/** What a site is called by those it is for: its country and language, in that language. */
export function marketName({ locale, hreflang }: MarketSite, t: Translate): string {
  const country = countryName({ locale, hreflang });
  return t('shell.market.named', { country, language: t(`shell.market.language.${locale}`) });
}
