import { alternateAddresses } from '../routes/alternate-addresses.ts';
import { matchShopRoute } from '../routes/match-shop-route.ts';
import { tidyPath } from '../routes/tidy-path.ts';
import { isLocale } from './locale.ts';
import { siteForHost, type MarketSite } from './market-site.ts';
import { readMarketPrefix, type MarketPrefix } from './read-market-prefix.ts';
import { sitePath } from './site-path.ts';

/** Where a path stands in the shop. */
export interface PlacedPath {
  site: MarketSite;
  /** The one right address, where it is another: a path, or a whole address where another host has it. */
  moved: { to: string; status: 301 | 302 } | null;
  /** A market that was named and that the shop does not have. */
  unknownMarket: string | null;
}

/**
 * Finds the site that a path of a host belongs to. Where sites have a path that all theirs begin with, one without it is
 * led to it; where they have none, market and language before a path are led away. A market that is unknown becomes
 * that of the host, and a language that the market does not have its first one; both only for now, since a market may
 * open or learn a language tomorrow.
 */
export function placePath(sites: readonly MarketSite[], host: string, path: string): PlacedPath {
  const home = siteForHost(sites, host);
  const prefix = readMarketPrefix((alias) => sites.some(({ marketId }) => marketId === alias), tidyPath(path));
  const known = sitesOfMarket(sites, home, prefix.market);
  const candidates = known.length > 0 ? known : sitesOfMarket(sites, home, home.marketId);
  const site = candidates.find(({ locale }) => locale === prefix.language) ?? candidates[0] ?? home;
  const address = sitePath(site, pathIn(site, prefix));
  const to = site.origin === home.origin ? address : site.origin + address;
  const isReplaced = known.length === 0 || (prefix.language !== null && prefix.language !== site.locale);
  const status = isReplaced || path === '/' ? 302 : 301;
  return { site, moved: to === path ? null : { to, status }, unknownMarket: known.length === 0 ? prefix.market : null };
}

/** The sites of a market, the default language first; of two channels that sell there, the host's own. */
function sitesOfMarket(sites: readonly MarketSite[], home: MarketSite, market: string | null): readonly MarketSite[] {
  const all = sites.filter(({ marketId }) => marketId === (market ?? home.marketId));
  const own = all.filter(({ channelId }) => channelId === home.channelId);
  return own.length > 0 ? own : all;
}

/** The same page in the site's language, where the path names one in another. */
function pathIn({ locale }: MarketSite, { language, rest }: MarketPrefix): string {
  if (language === null || language === locale || !isLocale(language)) return rest;
  const match = matchShopRoute(language, rest);
  return match ? alternateAddresses(match.name, match.params)[locale] : rest;
}
