import { deferredProductsQuery } from '../../queries/catalogue-queries.ts';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';
import { ComparePage } from './compare-page.tsx';
import { compareQuery } from './compare-query.ts';
import { mostCompared, readCompared } from '../../scope/compared-products.ts';
import { offeredCount } from './more-to-compare.tsx';

export const route = defineRoute('compare', {
  async load(scope, { url }) {
    const { commerce, queries } = scope;
    const products = await queries.fetchQuery(compareQuery(commerce, readCompared(url.searchParams.get('products'))));
    const categoryAlias = products[0]?.categoryAlias;
    if (categoryAlias && products.length < mostCompared)
      void queries.prefetchQuery(deferredProductsQuery(commerce, { categoryAlias }, offeredCount));
    return {
      title: scope.t('compare.heading'),
      description: scope.t('compare.intro'),
      // Each choice of products is another address; none of them is a page that somebody searches for.
      indexed: false,
      alternates: fixedAlternates(scope, 'compare', {}),
    };
  },
  View: () => <ComparePage />,
});
