import { href, type RouteParams } from '@torg/market-routing';
import { BrandPage } from '../features/catalogue/brand-page.tsx';
import { findBrandName } from '../features/catalogue/find-brand-name.ts';
import { loadListPage } from '../features/catalogue/load-list-page.ts';
import { fixedAlternates, listAlternates } from '../views/alternates.ts';
import { freeShippingLimit } from '../views/free-shipping-limit.ts';
import { defineRoute, PageNotFound } from './define-route.ts';
import { redirectToCanonical } from './redirect-to-canonical.ts';

/** Of a brand that stands below another, the last part names it; the types know that there is a first one, and no more. */
function aliasOf({ brand }: RouteParams<'brand'>): string {
  return brand.at(-1) ?? brand[0];
}

export const brandRoute = defineRoute('brand', {
  async load(scope, { params, url }) {
    const alias = aliasOf(params);
    redirectToCanonical(url, href(scope.site.locale, 'brand', { brand: [alias] }));
    const page = await loadListPage(scope, { brandAlias: alias }, url);
    const name = await findBrandName(scope, alias);
    if (!name) throw new PageNotFound(url.pathname);
    const { t } = scope;
    return {
      title: page > 1 ? t('list.titleOnPage', { name, page }) : name,
      description: t('list.brandDescription', { name, limit: freeShippingLimit(scope) }),
      canonical: url.pathname + (page > 1 ? `?page=${page}` : ''),
      ...listAlternates(page, fixedAlternates(scope, 'brand', params)),
      breadcrumbs: [{ name, path: url.pathname }],
    };
  },
  View: ({ params }) => <BrandPage alias={aliasOf(params)} />,
});
