import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product, RelatedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Heading, ProductCard, ProductGrid, productGridSizes, Stack } from '@torg/ui';
import { relatedView } from '../../display/related-view.ts';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { DeferredSection } from '../../elements/deferred-section.tsx';
import { ProductCards } from '../../elements/product-cards.tsx';
import { useCardViewer } from '../../elements/use-card-viewer.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { relatedQuery } from './related-query.ts';
import { relationGroups, type RelationKind } from './relation-groups.ts';

const shown = 4;

/** What goes with a product, apart from what could be bought in its place. The page does not wait for it. */
export function RelatedProducts({ product }: { product: Product }) {
  const t = useTranslate();
  const { commerce } = useScope();
  return (
    <DeferredSection query={relatedQuery(commerce, product)} fallback={<CardSkeletons count={shown} />}>
      {({ told, others: found }) => {
        const others = found.filter(({ productId }) => productId !== product.productId).slice(0, shown);
        return (
          <Stack space="xxl">
            {relationGroups(told, product.alias, shown).map(({ kind, products }) => (
              <RelationSection key={kind} kind={kind} products={products} />
            ))}
            {others.length > 0 && (
              <Section heading={t('product.related')}>
                <ProductCards products={others} label={t('product.related')} headingLevel={3} list="related" />
              </Section>
            )}
          </Stack>
        );
      }}
    </DeferredSection>
  );
}

const headings = {
  accessories: 'product.related.accessories',
  related: 'product.related',
  similar: 'product.related.similar',
} as const;

interface RelationSectionProps {
  kind: RelationKind;
  products: readonly RelatedProduct[];
}

const RelationSection = observer(function RelationSection({ kind, products }: RelationSectionProps) {
  const t = useTranslate();
  const viewer = useCardViewer();
  const heading = t(headings[kind]);
  return (
    <Section heading={heading}>
      <ProductGrid label={heading} name={kind}>
        {products.map((product) => (
          <ProductCard key={product.alias} {...relatedView(product, viewer, productGridSizes)} headingLevel={3} />
        ))}
      </ProductGrid>
    </Section>
  );
});

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack space="l" as="section">
      <Heading level={2}>{heading}</Heading>
      {children}
    </Stack>
  );
}
