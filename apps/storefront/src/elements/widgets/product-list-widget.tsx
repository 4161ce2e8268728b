import { Heading, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { CardSkeletons } from '../card-skeletons.tsx';
import { DeferredSection } from '../deferred-section.tsx';
import { ProductCards } from '../product-cards.tsx';
import { listedCount, listedProductsQuery, type ProductListContent } from '../../queries/listed-products-query.ts';

/** Products that an editor's filter finds. The page does not wait for them. */
export function ProductListWidget(list: ProductListContent) {
  const { commerce } = useScope();
  const { title } = list;
  return (
    <DeferredSection
      query={listedProductsQuery(commerce, list)}
      fallback={<CardSkeletons count={listedCount(list)} isRow={list.isSlideshow} />}
    >
      {({ products }) =>
        products.length > 0 && (
          <Stack space="l" as="section">
            {title && <Heading level={2}>{title}</Heading>}
            <ProductCards products={products} label={title} headingLevel={3} isRow={list.isSlideshow} list="content" />
          </Stack>
        )
      }
    </DeferredSection>
  );
}
