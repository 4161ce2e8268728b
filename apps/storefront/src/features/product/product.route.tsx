import { ProductPage } from './product-page.tsx';
import { ProductSketch } from './product-sketch.tsx';
import { defineRoute } from '../../page/define-route.ts';
import { loadProduct } from './load-product.ts';

export const route = defineRoute('product', {
  load: (scope, { params, url }) => loadProduct(scope, params.alias, url),
  Sketch: ProductSketch,
  View: ({ params }) => <ProductPage alias={params.alias} />,
});
