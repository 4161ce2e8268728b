import { sitePath } from '@torg/market-routing';
import { breadcrumbsOf, type Listed, type PageAbout, type PagePlace } from '../../page/page-about.ts';
import { productQuery, productsQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { productData } from './product-data.ts';
import { organizationData, webSiteData } from './shop-data.ts';

/** What structured data is made of. */
type StructuredDataScope = Pick<AppScope, 'site' | 'config' | 't' | 'queries' | 'commerce'>;

/**
 * What a page says of itself in schema.org's words: the front page who the shop is, the others where they lie, a list
 * what is in it, and a product what it costs. Nothing that its visitor is not shown too.
 */
export function structuredData(scope: StructuredDataScope, about: PageAbout | undefined): readonly object[] {
  if (about?.kind === 'shop') return [organizationData(scope), webSiteData(scope)];
  const product =
    about?.kind === 'product' ? scope.queries.getQueryData(productQuery(scope.commerce, about.alias).queryKey) : null;
  return [
    about && breadcrumbList(scope, about),
    about?.kind === 'list' ? itemList(scope, about.listed) : null,
    product ? productData(scope, product) : null,
  ].filter((data) => !!data);
}

/** The products of one page of a list, in their order; null where there are none. */
function itemList({ site, queries, commerce }: StructuredDataScope, { request, page }: Listed): object | null {
  const products = queries.getQueryData(productsQuery(commerce, request, page).queryKey)?.products ?? [];
  if (products.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map(({ name, canonicalUrl }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(sitePath(site, canonicalUrl), site.origin).href,
    })),
  };
}

function breadcrumbList({ site, t }: StructuredDataScope, place: PagePlace): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(place, t).map(({ label, href = place.path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(sitePath(site, href), site.origin).href,
    })),
  };
}
