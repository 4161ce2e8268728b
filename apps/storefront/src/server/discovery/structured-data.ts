import type { Translate } from '@torg/i18n';
import { routePattern, sitePath, type MarketSite } from '@torg/market-routing';
import type { Crumb } from '../../routes/define-route.ts';

/** What structured data is made of. */
export interface DescribedPage {
  site: MarketSite;
  t: Translate;
  /** The way to the page from the front page, which is not among them; empty where it has none. */
  breadcrumbs: readonly Crumb[];
  isFrontPage: boolean;
}

/** What a page says of itself in schema.org's words: the front page who the shop is, the others where they lie. */
export function structuredData(page: DescribedPage): readonly object[] {
  if (page.isFrontPage) return [organization(page), webSite(page)];
  return page.breadcrumbs.length > 0 ? [breadcrumbList(page)] : [];
}

/** One shop, whatever site tells of it: its id is the same on all. */
function organization({ site, t }: DescribedPage) {
  const { origin, languageId } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${origin}/#organization`,
    name: t('shell.siteName'),
    url: origin + sitePath(site, '/'),
    description: t('shell.footer.about.text'),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      availableLanguage: languageId,
      hoursAvailable: [
        ['09:00', '12:00'],
        ['13:00', '15:00'],
      ].map(([opens, closes]) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens, closes })),
    },
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function webSite({ site, t }: DescribedPage) {
  const { origin, languageId, locale } = site;
  const search = origin + sitePath(site, routePattern(locale, 'search')).replace(':search', '{search_term_string}');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}${site.basePath}/#website`,
    name: t('shell.siteName'),
    url: origin + sitePath(site, '/'),
    inLanguage: languageId,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbList({ site, t, breadcrumbs }: DescribedPage) {
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
