import { alternateAddresses } from '../routes/alternate-addresses.ts';
import { matchShopRoute } from '../routes/match-shop-route.ts';
import type { Locale } from './locale.ts';
import type { MarketSite } from './market-site.ts';
import { sitePath } from './site-path.ts';

/** Where a visitor stands: the path of the page within its site, in its language. */
interface PageAddress {
  locale: Locale;
  pathname: string;
}

/**
 * Gives the absolute address of the same page on another site, for the market switch. What a page is called elsewhere,
 * such as a product, is not for the table of addresses to know: it leads to the front page, as a page that is unknown.
 */
export function samePageOn(site: MarketSite, { locale, pathname }: PageAddress): string {
  const match = matchShopRoute(locale, pathname);
  const isSameEverywhere = match?.name === 'search' || (match && Object.keys(match.params).length === 0);
  if (!match || !isSameEverywhere) return site.origin + sitePath(site, '/');
  return site.origin + sitePath(site, alternateAddresses(match.name, match.params)[site.locale]);
}
