import { CategoryPage } from '../features/catalogue/category-page.tsx';
import { findCategory } from '../features/catalogue/find-category.ts';
import { loadListPage } from '../features/catalogue/load-list-page.ts';
import { categoryBranchQuery } from '../queries/catalogue-queries.ts';
import { knownAlternates, listAlternates } from '../views/alternates.ts';
import { freeShippingLimit } from '../views/free-shipping-limit.ts';
import { shopPath, toCrumb } from '../views/shop-address.ts';
import { defineRoute, PageNotFound } from './define-route.ts';
import { redirectToCanonical } from './redirect-to-canonical.ts';

export const categoryRoute = defineRoute('category', {
  async load(scope, { params, url }) {
    const category = await findCategory(scope, params.category);
    if (!category) throw new PageNotFound(url.pathname);
    redirectToCanonical(url, category.canonicalUrl);
    const [page] = await Promise.all([
      loadListPage(scope, { categoryAlias: category.alias }, url),
      scope.queries.prefetchQuery(categoryBranchQuery(scope, category)),
    ]);
    const { t, queries } = scope;
    const branch = queries.getQueryData(categoryBranchQuery(scope, category).queryKey);
    return {
      title: page > 1 ? t('list.titleOnPage', { name: category.name, page }) : category.name,
      description:
        category.description || t('list.description', { name: category.name, limit: freeShippingLimit(scope) }),
      canonical: shopPath(category.canonicalUrl) + (page > 1 ? `?page=${page}` : ''),
      ...listAlternates(page, knownAlternates(scope, category.alternativeUrls)),
      breadcrumbs: [...(branch?.above ?? []), category].map(toCrumb),
    };
  },
  View: ({ params }) => <CategoryPage alias={params.category} />,
});
