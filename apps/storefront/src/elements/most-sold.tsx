import { useTranslate } from '@torg/i18n/react';
import { Heading, Stack } from '@torg/ui';
import { deferredProductsQuery } from '../queries/catalogue-queries.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { useScope } from '../scope/scope-context.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { DeferredSection } from './deferred-section.tsx';
import { ProductCards } from './product-cards.tsx';

/** One row of cards on a wide screen. */
const shown = 4;

/** What sells most, for pages to ask ahead. */
export function mostSoldQuery({ commerce }: Pick<AppScope, 'commerce'>) {
  return deferredProductsQuery(commerce, { sort: 'MOST_SOLD' }, shown);
}

/** What others buy: where there is nothing to show, it leads on to goods. */
export function MostSold() {
  const t = useTranslate();
  const heading = t('goods.mostSold');
  return (
    <DeferredSection query={mostSoldQuery(useScope())} fallback={<CardSkeletons count={shown} isRow />}>
      {({ products }) =>
        products.length > 0 && (
          <Stack space="l" as="section">
            <Heading level={2} size="m">
              {heading}
            </Heading>
            <ProductCards products={products} label={heading} headingLevel={3} isRow list="bestsellers" />
          </Stack>
        )
      }
    </DeferredSection>
  );
}
