import { getChannel, readRedirects } from '@torg/commerce-sdk';
import { placePath, type MarketSite, type PlacedPath } from '@torg/market-routing';
import { readMarket } from '../scope/market-cookies.ts';
import { createGoneAddresses } from './gone-addresses.ts';
import { openSites } from './open-sites.ts';
import { clientsFor, serveSite, type ServedSite } from './served-site.ts';
import type { ShopParts } from './shop-parts.ts';

/** Which site a request is for. */
export interface FoundSite {
  /** The host that it is for: that of the channel which a proxy names, where it does. */
  host: string;
  /** Where its path stands among the shop's sites. */
  placed: PlacedPath;
  /** The site that the address shows to whoever chose nothing. */
  siteAtAddress: ServedSite;
  /** The site that its visitor is shown: language, channel and market, which a cookie may have chosen. */
  shop: ServedSite;
}

/** All that the server shows, and what of it a request is for. */
export interface ServedSites {
  /** One for each address. */
  sites: readonly MarketSite[];
  find(request: { url: URL; headers: Headers; cookies: string }): FoundSite;
}

/** Prepares every site of the shop, once, when the server starts. */
export async function serveSites(parts: ShopParts): Promise<ServedSites> {
  const all = await openSites(parts.config, (site) => getChannel(clientsFor(site, parts).commerce));
  const sites = all.filter((site) => all.find((other) => isSameAddress(site, other)) === site);
  const served = new Map<MarketSite, ServedSite>();
  const isGone = goneAddressesOf(sites, parts);
  for (const site of all) {
    const marketsHere = all.filter((other) => other !== site && isSameAddress(site, other));
    served.set(site, await serveSite(site, { neighbours: { sites, marketsHere }, isGone }, parts));
  }

  function hostOf(headers: Headers): string {
    const { channelHeader } = parts.config;
    const channelId = channelHeader === null ? null : headers.get(channelHeader);
    const named = channelId === null ? undefined : sites.find((site) => site.channelId === channelId);
    return named?.hosts[0] ?? headers.get('host') ?? '';
  }

  function servedAs(site: MarketSite): ServedSite {
    const found = served.get(site);
    if (!found) throw new Error('Every site is served from the start');
    return found;
  }

  function find({ url, headers, cookies }: Parameters<ServedSites['find']>[0]): FoundSite {
    const host = hostOf(headers);
    const placed = placePath(sites, host, url.pathname);
    const siteAtAddress = servedAs(placed.site);
    const chosen = readMarket(cookies);
    const here = siteAtAddress.config.marketsHere.find(({ marketId }) => marketId === chosen);
    return { host, placed, siteAtAddress, shop: here ? servedAs(here) : siteAtAddress };
  }

  return { sites, find };
}

function isSameAddress(one: MarketSite, other: MarketSite): boolean {
  return one.origin === other.origin && one.basePath === other.basePath;
}

/** The account tells what was given up on all of its sites at once. */
function goneAddressesOf(sites: readonly MarketSite[], { config, apiFetch, report }: ShopParts) {
  const { merchantApi, origins } = config;
  const endpoint = merchantApi.kind === 'remote' ? merchantApi.endpoint : origins.sv;
  return createGoneAddresses({
    clock: { now: () => Date.now() },
    sites,
    read: (list) => readRedirects({ endpoint, apiKey: merchantApi.apiKey, fetch: apiFetch, list }),
    report,
  });
}
