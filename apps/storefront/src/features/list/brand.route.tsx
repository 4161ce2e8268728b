import { readListQuery } from '@torg/commerce-sdk/domain';
import { href, type Locale, type RouteParams } from '@torg/market-routing';
import { withPromise } from '../../display/shop-promise.ts';
import { fixedAlternates } from '../../page/alternates.ts';
import { PageNotFound } from '../../page/define-route.ts';
import { redirectToCanonical } from '../../page/redirect-to-canonical.ts';
import { listPageQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { BrandPage } from './brand-page.tsx';
import { defineListRoute } from './define-list-route.ts';
import { brandNameIn } from './brand-name-in.ts';
import { listAreas } from './list-areas.ts';
import { filtersQuery } from './list-queries.ts';

/** Of a brand that stands below another, the last part names it; the types know that there is a first one, and no more. */
function aliasOf({ brand }: RouteParams<'brand'>): string {
  return brand.at(-1) ?? brand[0];
}

function pathOf(locale: Locale, alias: string): string {
  return href(locale, 'brand', { brand: [alias] });
}

export const route = defineListRoute('brand', {
  source: (params) => ({ products: { brandAlias: aliasOf(params) } }),
  async describe(scope, { params, url, source, listed }) {
    const { t, site, queries } = scope;
    const path = pathOf(site.locale, aliasOf(params));
    redirectToCanonical(url, path);
    const [about] = await Promise.all([queries.ensureQueryData(listPageQuery(scope, path)), listed]);
    // They are there with the list, but for a page whose document brought no more than their summary.
    const filters = await queries.ensureQueryData(filtersQuery(scope, source, readListQuery(url.searchParams)));
    const name = brandNameIn(filters, path);
    if (!name) throw new PageNotFound(url.pathname);
    return {
      name: about?.name ?? name,
      title: name,
      description: withPromise(scope, (words) => t('list.brandDescription', { name, ...words })),
      path: url.pathname,
      alternates: fixedAlternates(scope, 'brand', params),
      areas: listAreas(),
      above: [{ label: t('shell.brands'), href: href(site.locale, 'brands', {}) }],
    };
  },
  View({ params }) {
    const alias = aliasOf(params);
    return <BrandPage alias={alias} path={pathOf(useScope().site.locale, alias)} />;
  },
});
