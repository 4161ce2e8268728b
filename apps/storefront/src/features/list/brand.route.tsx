import { href, type Locale, type RouteParams } from '@torg/market-routing';
import { BrandPage } from './brand-page.tsx';
import { findBrandName } from './find-brand-name.ts';
import { loadListPage } from './load-list-page.ts';
import { listPageQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { freeShippingLimit } from '../../display/free-shipping-limit.ts';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { listHead } from './list-head.ts';
import { redirectToCanonical } from '../../page/redirect-to-canonical.ts';

/** Of a brand that stands below another, the last part names it; the types know that there is a first one, and no more. */
function aliasOf({ brand }: RouteParams<'brand'>): string {
  return brand.at(-1) ?? brand[0];
}

function pathOf(locale: Locale, alias: string): string {
  return href(locale, 'brand', { brand: [alias] });
}

export const brandRoute = defineRoute('brand', {
  arrives: 'in-list',
  async load(scope, { params, url }) {
    const alias = aliasOf(params);
    const path = pathOf(scope.site.locale, alias);
    redirectToCanonical(url, path);
    const [page] = await Promise.all([
      loadListPage(scope, { brandAlias: alias }, url),
      scope.queries.ensureQueryData(listPageQuery(scope, path)),
    ]);
    const name = await findBrandName(scope, alias);
    if (!name) throw new PageNotFound(url.pathname);
    return listHead(scope, {
      name,
      description: scope.t('list.brandDescription', { name, limit: freeShippingLimit(scope) }),
      path: url.pathname,
      page,
      alternates: fixedAlternates(scope, 'brand', params),
      above: [{ name: scope.t('brands.heading'), path: href(scope.site.locale, 'brands', {}) }],
    });
  },
  View({ params }) {
    const alias = aliasOf(params);
    return <BrandPage alias={alias} path={pathOf(useScope().site.locale, alias)} />;
  },
});
