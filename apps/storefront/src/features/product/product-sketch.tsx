import { Container, Gallery, Heading, Stack, Text } from '@torg/ui';
import { useTranslate } from '@torg/i18n/react';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import type { PageSketch } from '../../page/page-sketch.ts';
import { productPictureSizes } from './lead-image.ts';
import * as styles from './product-page.css.ts';

/** A product as the card said it that led here, in the places that its page has for it, until the rest has come. */
export function ProductSketch({ sketch: { name, brand, price, picture } }: { sketch: PageSketch }) {
  const t = useTranslate();
  const images = picture === null ? [] : [{ src: picture, sizes: productPictureSizes, alt: '', thumbnail: picture }];
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        <div className={styles.opening}>
          <div className={styles.sketchedPicture} data-sketched-picture="">
            <Gallery label={t('product.images', { name })} images={images} thumbnailLabel={() => name} hasMore />
          </div>
          <div className={styles.buyBox} aria-busy="true">
            <Stack space="xs">
              {brand !== null && <Text>{brand}</Text>}
              <div className={styles.titleRow}>
                <Heading level={1} size="l">
                  {name}
                </Heading>
              </div>
              {/* The place of a line that no card says. */}
              <Text tone="soft">&nbsp;</Text>
            </Stack>
            {/* The card's own markup, which the shop drew. */}
            {price !== null && <div className={styles.sketchedPrice} dangerouslySetInnerHTML={{ __html: price }} />}
          </div>
        </div>
      </Stack>
    </Container>
  );
}
