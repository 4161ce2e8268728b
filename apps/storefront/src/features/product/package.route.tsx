import { PackageBuilder } from './package-builder.tsx';
import { packageQuery } from './package-query.ts';
import { ProductPage } from './product-page.tsx';
import { defineRoute } from '../../page/define-route.ts';
import { loadProduct } from './load-product.ts';

/** A product that is put together of others: they are picked here. */
export const route = defineRoute('package', {
  async load(scope, { params: { alias }, url }) {
    const [head] = await Promise.all([
      loadProduct(scope, alias, url),
      scope.queries.ensureQueryData(packageQuery(scope.commerce, alias)),
    ]);
    return head;
  },
  View: ({ params: { alias } }) => (
    <ProductPage alias={alias}>
      <PackageBuilder alias={alias} />
    </ProductPage>
  ),
});
