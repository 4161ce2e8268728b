import { withPromise } from '../../display/shop-promise.ts';
import { bannerView } from '../../display/picture-view.ts';
import { toCrumb } from '../../navigation/shop-address.ts';
import { knownAlternates } from '../../page/alternates.ts';
import { PageNotFound } from '../../page/define-route.ts';
import { redirectToCanonical } from '../../page/redirect-to-canonical.ts';
import { categoryBranchQuery } from '../../queries/catalogue-queries.ts';
import { CategoryPage } from './category-page.tsx';
import { defineListRoute } from './define-list-route.ts';
import { areaFilters, listAreas } from './list-areas.ts';
import { findCategory } from './find-category.ts';

export const route = defineListRoute('category', {
  source: ({ category }) => ({ products: { categoryAlias: category } }),
  async describe(scope, { params, url }) {
    const category = await findCategory(scope, params.category);
    if (!category) throw new PageNotFound(url.pathname);
    redirectToCanonical(url, category.canonicalUrl);
    const { t, queries, config } = scope;
    await queries.prefetchQuery(categoryBranchQuery(scope, category));
    const branch = queries.getQueryData(categoryBranchQuery(scope, category).queryKey);
    const { name, description } = category;
    return {
      name,
      description: description || withPromise(scope, (words) => t('list.description', { name, ...words })),
      path: category.canonicalUrl,
      alternates: knownAlternates(scope, category.alternativeUrls),
      leadImage: bannerView(config.imageBase, 'category', category.backgroundImage),
      above: branch?.above.map(toCrumb) ?? [],
      areas: listAreas(areaFilters(category)),
    };
  },
  View: ({ params }) => <CategoryPage alias={params.category} />,
});
