import { alternateAddresses, sitePath, type RouteParams, type ShopRouteName } from '@torg/market-routing';
import type { AlternativeUrl } from '@torg/commerce-sdk/domain';
import type { PageHead } from './define-route.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { shopPathOnAny } from '../navigation/shop-address.ts';

type Alternates = PageHead['alternates'];

/** The same fixed page in every language, by language and country: hreflang and the market switch read it. */
export function fixedAlternates<Name extends ShopRouteName>(
  { config }: Pick<AppScope, 'config'>,
  name: Name,
  params: RouteParams<Name>,
): Alternates {
  const paths = alternateAddresses(name, params);
  return Object.fromEntries(
    config.sites.map((site) => [site.hreflang, site.origin + sitePath(site, paths[site.locale])]),
  );
}

/** The same product, category or the like, whose address the API knows in each language. */
export function knownAlternates({ config }: Pick<AppScope, 'config'>, urls: readonly AlternativeUrl[]): Alternates {
  return Object.fromEntries(
    config.sites.flatMap((site) => {
      const found = urls.find(({ channelId, culture }) => channelId === site.channelId && culture === site.languageId);
      return found ? [[site.hreflang, site.origin + sitePath(site, shopPathOnAny(config.sites, found.url))]] : [];
    }),
  );
}

/** A page of a list. Its later pages stand for themselves on each site; the market switch leads to the first one. */
export function listAlternates(page: number, first: Alternates): Pick<PageHead, 'alternates' | 'switchesTo'> {
  return page > 1 ? { alternates: {}, switchesTo: first } : { alternates: first };
}

/** A page in one language, as search engines want it named. */
export interface Hreflang {
  /** Language and country, or x-default for everybody else. */
  hreflang: string;
  /** Absolute. */
  href: string;
}

/** The versions of a page for search engines. Who speaks none of the languages is sent to the shop's first. */
export function hreflangs(alternates: Alternates, sites: AppScope['config']['sites']): readonly Hreflang[] {
  const first = sites.map((site) => alternates[site.hreflang]).find((address) => address !== undefined);
  const versions = first === undefined ? alternates : { ...alternates, 'x-default': first };
  return Object.entries(versions).map(([hreflang, href]) => ({ hreflang, href }));
}
