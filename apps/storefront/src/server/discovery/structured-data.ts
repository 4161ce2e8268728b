import type { Translate } from '@torg/i18n';
import { routePattern, sitePath, type MarketSite } from '@torg/market-routing';
import type { ShopIdentity } from '../../config/shop-identity.ts';
import type { Crumb } from '../../page/define-route.ts';

/** What structured data is made of. */
export interface StructuredDataSource {
  site: MarketSite;
  /** Of the shop's first site: what is one thing on all sites is named after it. */
  firstOrigin: string;
  t: Translate;
  shop: ShopIdentity;
  /** The way to the page from the front page, which is not among them; empty where it has none. */
  breadcrumbs: readonly Crumb[];
  isFrontPage: boolean;
}

/** What a page says of itself in schema.org's words: the front page who the shop is, the others where they lie. */
export function structuredData(page: StructuredDataSource): readonly object[] {
  if (page.isFrontPage) return [organization(page), webSite(page)];
  return page.breadcrumbs.length > 0 ? [breadcrumbList(page)] : [];
}

/** One shop, whatever site tells of it. */
function organization({ site, firstOrigin, shop }: StructuredDataSource) {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${firstOrigin}/#organization`,
    name: shop.name,
    url: site.origin + sitePath(site, '/'),
    description: shop.story.about,
  };
}

function webSite({ site, firstOrigin, shop }: StructuredDataSource) {
  const { origin, languageId, locale } = site;
  const search = origin + sitePath(site, routePattern(locale, 'search')).replace(':search', '{search_term_string}');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}${site.basePath}/#website`,
    name: shop.name,
    url: origin + sitePath(site, '/'),
    inLanguage: languageId,
    publisher: { '@id': `${firstOrigin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbList({ site, t, breadcrumbs }: StructuredDataSource) {
  const all = [{ name: t('list.home'), path: '/' }, ...breadcrumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(sitePath(site, path), site.origin).href,
    })),
  };
}
