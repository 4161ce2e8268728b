import { routePattern, sitePath } from '@torg/market-routing';
import type { AppScope } from '../../scope/app-scope.ts';
import { returnPolicy } from './return-policy.ts';

type ShopDataScope = Pick<AppScope, 'site' | 'config'>;

/** One shop, whatever site tells of it: it is named after the first one. */
export function organizationData({ site, config }: ShopDataScope) {
  const { shop, sites } = config;
  const returns = returnPolicy({ site, config });
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': organizationId({ site, sites }),
    name: shop.name,
    url: site.origin + sitePath(site, '/'),
    description: shop.story.about,
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/** The site, and how it is searched. */
export function webSiteData({ site, config: { shop, sites } }: ShopDataScope) {
  const { origin, languageId, locale } = site;
  const search = origin + sitePath(site, routePattern(locale, 'search')).replace(':search', '{search_term_string}');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}${site.basePath}/#website`,
    name: shop.name,
    url: origin + sitePath(site, '/'),
    inLanguage: languageId,
    publisher: { '@id': organizationId({ site, sites }) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=search_term_string',
    },
  };
}

function organizationId({ site, sites }: Pick<AppScope, 'site'> & Pick<AppScope['config'], 'sites'>): string {
  return `${sites[0]?.origin ?? site.origin}/#organization`;
}
