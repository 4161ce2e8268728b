import { getChannel, readRedirects } from '@torg/commerce-sdk';
import { placePath, type MarketSite } from '@torg/market-routing';
import { readMarket } from '../scope/market-cookies.ts';
import { createGoneAddresses } from './gone-addresses.ts';
import { openSites } from './open-sites.ts';
import { clientsFor, serveSite, type ServedSite } from './served-site.ts';
import type { ShopParts } from './shop-parts.ts';

/** All that the server shows, and what of it a request is for. */
export interface ServedSites {
  /** One for each address. */
  sites: readonly MarketSite[];
  siteOf(request: Request): ServedSite;
  /** The one that an address shows to whoever chose nothing. */
  siteAt(request: Request): ServedSite;
  /** The host that a request is for: that of the channel which a proxy names, where it does. */
  hostOf(request: Request): string;
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

  function hostOf({ headers }: Request): string {
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

  const siteAt = (request: Request) => servedAs(placePath(sites, hostOf(request), new URL(request.url).pathname).site);

  function siteOf(request: Request): ServedSite {
    const shop = siteAt(request);
    const chosen = readMarket(request.headers.get('cookie') ?? '');
    const here = shop.config.marketsHere.find(({ marketId }) => marketId === chosen);
    return here ? servedAs(here) : shop;
  }

  return { sites, siteOf, siteAt, hostOf };
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
