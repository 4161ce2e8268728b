import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Heading, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { DeferredSection } from '../../elements/deferred-section.tsx';
import { ProductCards } from '../../elements/product-cards.tsx';
import { relatedQuery } from './related-query.ts';

const shown = 4;

/** Other products of the same category. The page does not wait for them. */
export function RelatedProducts({ product }: { product: Product }) {
  const t = useTranslate();
  const { commerce } = useScope();
  return (
    <DeferredSection query={relatedQuery(commerce, product)} fallback={<CardSkeletons count={shown} />}>
      {({ products }) => {
        const others = products.filter(({ productId }) => productId !== product.productId).slice(0, shown);
        return (
          others.length > 0 && (
            <Stack space="l" as="section">
              <Heading level={2}>{t('product.related')}</Heading>
              <ProductCards products={others} label={t('product.related')} headingLevel={3} />
            </Stack>
          )
        );
      }}
    </DeferredSection>
  );
}
