import type { Translate } from '@torg/i18n';
import type { MarketSite } from '@torg/market-routing';
import { countryOf } from '../../display/country-of.ts';

/** What a site is called by those it is for: its country and language, in that language. */
export function marketName({ locale, hreflang }: MarketSite, t: Translate): string {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(countryOf({ hreflang })) ?? '';
  return t('shell.market.named', { country, language: t(`shell.market.language.${locale}`) });
}
