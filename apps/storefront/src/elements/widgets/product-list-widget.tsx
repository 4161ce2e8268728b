import { Heading, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { DeferredSection } from '../../elements/deferred-section.tsx';
import { ProductCards } from '../../elements/product-cards.tsx';
import { listedCount, listedProductsQuery, type ProductListContent } from './listed-products-query.ts';

/** Products that an editor's filter finds. The page does not wait for them. */
export function ProductListWidget(list: ProductListContent) {
  const { commerce } = useScope();
  const { title } = list;
  return (
    <DeferredSection query={listedProductsQuery(commerce, list)} fallback={<CardSkeletons count={listedCount(list)} />}>
      {({ products }) =>
        products.length > 0 && (
          <Stack space="l" as="section">
            {title && <Heading level={2}>{title}</Heading>}
            <ProductCards products={products} label={title} headingLevel={3} list="content" />
          </Stack>
        )
      }
    </DeferredSection>
  );
}
