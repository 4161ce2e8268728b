import { hostName } from './host-name.ts';
import { defaultLocale, type Locale } from './locale.ts';

/** The shop in one language and market, at its own address. */
export interface MarketSite {
  locale: Locale;
  /** BCP 47, as the Merchant API wants it: sv-SE. */
  languageId: string;
  /** Such as `1|se`. */
  channelId: string;
  /** The market's alias, such as `se`. */
  marketId: string;
  /** Every host name that shows this site, without port. */
  hosts: readonly string[];
  /** Scheme, host and port, without a slash at the end: what absolute addresses begin with. */
  origin: string;
  /** What every path of the site begins with, such as `/se/sv`; empty where the host alone decides. */
  basePath: string;
  /** Language and country, as search engines want them: sv-SE. */
  hreflang: string;
  /** The group that its market stands under where markets are chosen, such as scandinavia. */
  groupKey: string;
}

/**
 * Whether a host is none of the shop's. Where all of the shop's own are on localhost, none is: a phone on the developer's
 * desk reaches the shop by a number.
 */
export function isStrayHost(sites: readonly MarketSite[], host: string): boolean {
  const known = sites.flatMap(({ hosts }) => hosts.map(hostName));
  return !known.includes(hostName(host)) && !known.every((name) => /(^|\.)localhost$/.test(name));
}

/** Finds the site that a host shows. The port does not matter; an unknown host shows the default language. */
export function siteForHost(sites: readonly MarketSite[], host: string): MarketSite {
  const name = hostName(host);
  const site =
    sites.find(({ hosts }) => hosts.some((known) => hostName(known) === name)) ??
    sites.find(({ locale }) => locale === defaultLocale) ??
    sites[0];
  if (!site) throw new Error('The shop has no site: at least one is needed');
  return site;
}
