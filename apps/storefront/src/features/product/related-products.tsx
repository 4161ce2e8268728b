import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Heading, ProductCard, ProductGrid, productGridSizes, Stack } from '@torg/ui';
import { relatedView, type RelatedGoods } from '../../display/related-view.ts';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { DeferredSection } from '../../elements/deferred-section.tsx';
import { ProductCards } from '../../elements/product-cards.tsx';
import { useCardViewer } from '../../elements/use-card-viewer.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { relatedQuery } from './related-query.ts';
import { relationGroups, type RelationKind } from './relation-groups.ts';
import * as styles from './product-page.css.ts';

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
          <div className={styles.relations}>
            {relationGroups(told, product.alias, shown).map(({ kind, products }) => (
              <RelationSection key={kind} kind={kind} products={products} />
            ))}
            {others.length > 0 && (
              <Section heading={t('product.related')} columns={columnsOf(others)}>
                <ProductCards products={others} label={t('product.related')} headingLevel={3} list="related" isFitted />
              </Section>
            )}
          </div>
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
  products: readonly RelatedGoods[];
}

const RelationSection = observer(function RelationSection({ kind, products }: RelationSectionProps) {
  const t = useTranslate();
  const viewer = useCardViewer();
  const heading = t(headings[kind]);
  return (
    <Section heading={heading} columns={columnsOf(products)}>
      <ProductGrid label={heading} name={kind} isFitted>
        {products.map((product) => (
          <ProductCard key={product.alias} {...relatedView(product, viewer, productGridSizes)} headingLevel={3} />
        ))}
      </ProductGrid>
    </Section>
  );
});

interface SectionProps {
  heading: string;
  columns: Columns;
  children: ReactNode;
}

function Section({ heading, columns, children }: SectionProps) {
  return (
    <div className={styles.relation[columns]}>
      <Stack space="l" as="section">
        <Heading level={2}>{heading}</Heading>
        {children}
      </Stack>
    </div>
  );
}

type Columns = keyof typeof styles.relation;

/** A list takes as much of a wide row as it fills, so that another one stands beside it. */
function columnsOf({ length }: readonly unknown[]): Columns {
  return length === 1 || length === 2 || length === 3 ? length : shown;
}
