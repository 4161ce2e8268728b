import { href } from '@torg/market-routing';
import { BrandPage } from '../features/catalogue/brand-page.tsx';
import { findBrandName } from '../features/catalogue/find-brand-name.ts';
import { loadListPage } from '../features/catalogue/load-list-page.ts';
import { fixedAlternates, listAlternates } from '../views/alternates.ts';
import { freeShippingLimit } from '../views/free-shipping-limit.ts';
import { defineRoute, PageNotFound } from './define-route.ts';
import { redirectToCanonical } from './redirect-to-canonical.ts';

export const brandRoute = defineRoute('brand', {
  async load(scope, { params, url }) {
    const alias = params.brand.at(-1) ?? params.brand[0];
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
  View: ({ params }) => <BrandPage alias={params.brand[0]} />,
});
