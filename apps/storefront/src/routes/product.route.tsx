import { ProductPage } from '../features/catalogue/product-page.tsx';
import { relatedQuery } from '../features/catalogue/related-query.ts';
import { productQuery } from '../queries/catalogue-queries.ts';
import { knownAlternates } from '../views/alternates.ts';
import { leadImage } from '../views/lead-image.ts';
import { shopPath, toCrumb } from '../views/shop-address.ts';
import { defineRoute, PageNotFound } from './define-route.ts';
import { redirectToCanonical } from './redirect-to-canonical.ts';

export const productRoute = defineRoute('product', {
  async load(scope, { params, url }) {
    const { queries, commerce } = scope;
    const product = await queries.ensureQueryData(productQuery(commerce, params.alias));
    if (!product) throw new PageNotFound(url.pathname);
    redirectToCanonical(url, product.canonicalUrl);
    // Not awaited: the page does not wait for its last section.
    void queries.prefetchQuery(relatedQuery(commerce, product));
    return {
      title: product.meta.title || product.name,
      description: product.meta.description || product.texts.short,
      canonical: shopPath(product.canonicalUrl),
      alternates: knownAlternates(scope, product.alternativeUrls),
      breadcrumbs: [...product.breadcrumbs, product].map(toCrumb),
      leadImage: leadImage(scope.config.imageBase, product.images[0]),
    };
  },
  View: ({ params }) => <ProductPage alias={params.alias} />,
});
