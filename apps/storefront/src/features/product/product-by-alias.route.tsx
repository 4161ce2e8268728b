import { productQuery } from '../../queries/catalogue-queries.ts';
import { defineRoute, PageMoved, PageNotFound } from '../../page/define-route.ts';

/** An address of a product for those who know its alias alone. It shows nothing: it leads to the product's page. */
export const route = defineRoute('productByAlias', {
  async load({ queries, commerce }, { params: { alias }, url }) {
    const product = alias === undefined ? null : await queries.ensureQueryData(productQuery(commerce, alias));
    if (!product) throw new PageNotFound(url.pathname);
    throw new PageMoved(product.canonicalUrl + url.search);
  },
  View: () => null,
});
