import { BrandPage } from '../features/catalogue/brand-page.tsx';
import { findBrandName } from '../features/catalogue/find-brand-name.ts';
import { loadListPage } from '../features/catalogue/load-list-page.ts';
import { fixedAlternates } from '../views/alternates.ts';
import { freeShippingLimit } from '../views/free-shipping-limit.ts';
import { defineRoute, PageNotFound } from './define-route.ts';

export const brandRoute = defineRoute('brand', {
  async load(scope, { params, url }) {
    const page = await loadListPage(scope, { brandAlias: params.brand }, url);
    const name = await findBrandName(scope, params.brand);
    if (!name) throw new PageNotFound(url.pathname);
    const { t } = scope;
    return {
      title: page > 1 ? t('list.titleOnPage', { name, page }) : name,
      description: t('list.brandDescription', { name, limit: freeShippingLimit(scope) }),
      canonical: url.pathname + (page > 1 ? `?page=${page}` : ''),
      alternates: page > 1 ? {} : fixedAlternates(scope, 'brand', params),
    };
  },
  View: ({ params }) => <BrandPage alias={params.brand} />,
});
