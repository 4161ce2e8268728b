import { useState } from 'react';
import { useTranslate } from '@torg/i18n/react';
import type { PictureSource } from '@torg/ui';
import { GalleryZoom } from '@torg/ui/gallery-zoom';
import { OverlayProvider } from '@torg/ui/overlays';
import { useScope } from '../../scope/scope-context.tsx';

export interface ZoomDialogProps {
  title: string;
  images: readonly PictureSource[];
  /** Index of the picture that is looked at; null while none is. */
  shown: number | null;
  onShow(index: number | null): void;
}

/** The pictures of a product as large as the window. */
export function ZoomDialog({ title, images, shown, onShow }: ZoomDialogProps) {
  const t = useTranslate();
  const { languageId } = useScope().site;
  // The picture stays while the dialog goes away.
  const [last, setLast] = useState(shown ?? 0);
  if (shown !== null && shown !== last) setLast(shown);
  return (
    <OverlayProvider locale={languageId}>
      <GalleryZoom
        isOpen={shown !== null}
        onOpenChange={(isOpen) => !isOpen && onShow(null)}
        title={title}
        closeLabel={t('zoom.close')}
        images={images.map((image) => ({ ...image, sizes: '100vw' }))}
        shown={last}
        onShow={onShow}
        previousLabel={t('zoom.previous')}
        nextLabel={t('zoom.next')}
        zoomInLabel={t('zoom.in')}
        zoomOutLabel={t('zoom.out')}
      />
    </OverlayProvider>
  );
}
