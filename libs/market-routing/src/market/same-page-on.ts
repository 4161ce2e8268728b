import { alternateAddresses } from '../routes/alternate-addresses.ts';
import { matchShopRoute } from '../routes/match-shop-route.ts';
import type { Locale } from './locale.ts';
import type { MarketSite } from './market-site.ts';

/** Where a visitor stands: the path and query of the page, in its language. */
export interface PageAddress {
  locale: Locale;
  pathname: string;
  /** With its question mark, or empty. */
  search?: string;
}

/**
 * Gives the absolute address of the same page on another site, for the market switch. A page that the table of
 * addresses does not know leads to the front page.
 */
export function samePageOn(site: MarketSite, { locale, pathname, search = '' }: PageAddress): string {
  const match = matchShopRoute(locale, pathname);
  if (!match) return `${site.origin}/`;
  return `${site.origin}${alternateAddresses(match.name, match.params)[site.locale]}${search}`;
}
