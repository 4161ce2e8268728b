import { type ReactNode, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Container, Stack } from '@torg/ui';
import { productQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { OwnProducts } from '../../elements/own-products.tsx';
import { PageArea } from '../../elements/widgets/page-area.tsx';
import { StaticPart } from '../../elements/static-part.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { productArea } from './product-area.ts';
import { ProductGallery } from './product-gallery.tsx';
import { FactsInStatic, RelatedProductsInStatic } from './product-parts.ts';
import { QuestionsInStatic, ReviewsInStatic } from './reviews-parts.ts';
import * as styles from './product-page.css.ts';

export interface ProductPageProps {
  alias: string;
  /** Stands between what one needs to buy it and what there is to know. */
  children?: ReactNode;
}

/** One product: its pictures beside what one needs to buy it, then what there is to know. */
export function ProductPage({ alias, children }: ProductPageProps) {
  const t = useTranslate();
  const { commerce, stores } = useScope();
  const { data: product } = useSuspenseQuery(productQuery(commerce, alias));
  const { events } = stores;
  useEffect(() => {
    if (product) events.record('product-detail:impression', { product });
  }, [events, product]);
  if (!product) return null;
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        <div className={styles.opening}>
          <ProductGallery key={alias} product={product} />
          <BuyBox product={product} />
        </div>
        {children}
        <StaticPart>
          <FactsInStatic product={product} />
          <div className={styles.opinions}>
            <ReviewsInStatic product={product} />
            <QuestionsInStatic product={product} />
          </div>
        </StaticPart>
        <ProductArea key={alias} product={product} />
        <StaticPart>
          <div className={styles.onScreen}>
            <RelatedProductsInStatic product={product} />
          </div>
        </StaticPart>
        <OwnProducts key={product.productId} of="viewed" heading={t('goods.viewed')} without={product.productId} />
      </Stack>
      <BuyBar key={alias} product={product} />
    </Container>
  );
}

/** What editors put on the page, for whom it is shown to. */
const ProductArea = observer(function ProductArea({ product }: { product: Product }) {
  return <PageArea request={productArea(product, useVatView())} />;
});
