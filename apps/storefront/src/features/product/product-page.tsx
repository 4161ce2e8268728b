import { type ReactNode, useEffect } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Container, Gallery, Stack } from '@torg/ui';
import { productQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { productPictureSizes } from './lead-image.ts';
import { pictureView, thumbnailView } from '../../display/picture-view.ts';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { BuyBox } from './buy-box.tsx';
import { ProductFacts } from './product-facts.tsx';
import { RelatedProducts } from './related-products.tsx';
import * as styles from './product-page.css.ts';

export interface ProductPageProps {
  alias: string;
  /** Stands between what one needs to buy it and what there is to know. */
  children?: ReactNode;
}

/** One product: its pictures beside what one needs to buy it, then what there is to know. */
export function ProductPage({ alias, children }: ProductPageProps) {
  const t = useTranslate();
  const { commerce, config, stores } = useScope();
  const { data: product } = useSuspenseQuery(productQuery(commerce, alias));
  const { events } = stores;
  useEffect(() => {
    if (product) events.record('product-detail:impression', { product });
  }, [events, product]);
  if (!product) return null;
  const { name, images } = product;
  const imageLabel = (index: number) => t('product.image', { name, index, count: images.length });
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        <div className={styles.opening}>
          <Gallery
            key={alias}
            label={t('product.images', { name })}
            images={images.map((image, index) => ({
              ...pictureView(config.imageBase, image, imageLabel(index + 1)),
              sizes: productPictureSizes,
              thumbnail: thumbnailView(config.imageBase, image).src,
            }))}
            thumbnailLabel={imageLabel}
          />
          <BuyBox product={product} />
        </div>
        {children}
        <ProductFacts product={product} />
        <div className={styles.onScreen}>
          <RelatedProducts product={product} />
        </div>
      </Stack>
    </Container>
  );
}
