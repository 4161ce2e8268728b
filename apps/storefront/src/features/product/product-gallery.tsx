import { Suspense, useState } from 'react';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Gallery } from '@torg/ui';
import { pictureView, thumbnailView } from '../../display/picture-view.ts';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useShownPage } from '../../page/shown-page.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { productPictureSizes } from './lead-image.ts';

/** A closer look brings a dialog with it, which comes when somebody wants one. */
const ZoomDialog = lazyPart(['zoom'], async () => (await import('./zoom-dialog.tsx')).ZoomDialog);

/** The pictures of a product, and a closer look at each. */
export function ProductGallery({ product: { name, images } }: { product: Product }) {
  const t = useTranslate();
  const { imageBase } = useScope().config;
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [wasZoomed, setWasZoomed] = useState(false);
  // Until the large picture has come, the small one of the card stays in its place.
  const page = useShownPage();
  const seen = (page.kind === 'found' && page.sketch?.picture) || undefined;
  const imageLabel = (n: number) => t('product.image', { name, index: n, count: images.length });
  const pictures = images.map((image, index) => pictureView(imageBase, image, imageLabel(index + 1)));
  return (
    <>
      <Gallery
        label={t('product.images', { name })}
        images={images.map((image, index) => ({
          ...pictureView(imageBase, image, imageLabel(index + 1)),
          sizes: productPictureSizes,
          beneath: index === 0 ? seen : undefined,
          thumbnail: thumbnailView(imageBase, image).src,
        }))}
        thumbnailLabel={imageLabel}
        zoom={{
          label: t('product.zoom'),
          open(index) {
            setZoomed(index);
            setWasZoomed(true);
          },
        }}
      />
      {wasZoomed && (
        <FailureBoundary fallback={null}>
          <Suspense>
            <ZoomDialog title={name} images={pictures} shown={zoomed} onShow={setZoomed} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  );
}
