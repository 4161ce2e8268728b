import { PackageContents } from './package-contents.tsx';
import { packageQuery } from './package-query.ts';
import { ProductPage } from './product-page.tsx';
import { defineRoute } from '../../page/define-route.ts';
import { loadProduct } from './load-product.ts';

/** A product that is put together of others. What it may hold is shown; a part cannot be picked here yet. */
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
      <PackageContents alias={alias} />
    </ProductPage>
  ),
});
