import { CategoryPage } from './category-page.tsx';
import { findCategory } from './find-category.ts';
import { loadListPage } from './load-list-page.ts';
import { categoryBranchQuery } from '../../queries/catalogue-queries.ts';
import { knownAlternates } from '../../page/alternates.ts';
import { freeShippingLimit } from '../../display/free-shipping-limit.ts';
import { bannerView } from '../../display/picture-view.ts';
import { shopPath, toCrumb } from '../../navigation/shop-address.ts';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { listHead } from './list-head.ts';
import { redirectToCanonical } from '../../page/redirect-to-canonical.ts';

export const categoryRoute = defineRoute('category', {
  arrives: 'in-list',
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
    const { name, description } = category;
    return listHead(scope, {
      name,
      description: description || t('list.description', { name, limit: freeShippingLimit(scope) }),
      path: shopPath(category.canonicalUrl),
      page,
      alternates: knownAlternates(scope, category.alternativeUrls),
      leadImage: bannerView(scope.config.imageBase, 'category', category.backgroundImage),
      above: branch?.above.map(toCrumb) ?? [],
    });
  },
  View: ({ params }) => <CategoryPage alias={params.category} />,
});
