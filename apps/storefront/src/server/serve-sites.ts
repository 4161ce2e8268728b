import { getChannel } from '@torg/commerce-sdk';
import { placePath, type MarketSite } from '@torg/market-routing';
import { openSites } from './open-sites.ts';
import { clientsFor, serveSite, type ServedSite } from './served-site.ts';
import type { ShopParts } from './shop-parts.ts';

/** All that the server shows, and what of it a request is for. */
export interface ServedSites {
  sites: readonly MarketSite[];
  siteOf(request: Request): ServedSite;
}

/** Prepares every site of the shop, once, when the server starts. */
export async function serveSites(parts: ShopParts): Promise<ServedSites> {
  const sites = await openSites(parts.config, (site) => getChannel(clientsFor(site, parts).commerce));
  const served = new Map<MarketSite, ServedSite>();
  for (const site of sites) served.set(site, await serveSite(site, sites, parts));
  return {
    sites,
    siteOf(request) {
      const { site } = placePath(sites, request.headers.get('host') ?? '', new URL(request.url).pathname);
      const found = served.get(site);
      if (!found) throw new Error('Every site is served from the start');
      return found;
    },
  };
}
