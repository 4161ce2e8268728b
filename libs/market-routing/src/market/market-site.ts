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
