import { IconButton } from '../actions/icon-button/icon-button.tsx';
import type { PictureSource } from '../commerce/picture/picture.tsx';
import { Dialog, type DialogProps } from '../overlays/dialog/dialog.tsx';
import * as styles from './gallery-zoom.css.ts';
import { ZoomablePicture } from './zoomable-picture.tsx';

export interface GalleryZoomProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'title' | 'closeLabel'> {
  /** The pictures, large. */
  images: readonly PictureSource[];
  /** Index of the picture shown. */
  shown: number;
  /** Called with the index of the picture to show. */
  onShow(index: number): void;
  /** The name of the arrow back. */
  previousLabel: string;
  /** The name of the arrow onward. */
  nextLabel: string;
  /** The spoken names of what a press on the picture does. */
  zoomInLabel: string;
  /** The spoken name of the press that shows the whole picture again. */
  zoomOutLabel: string;
}

/** A product's pictures as large as the window. A press magnifies where it lands; then drag, scroll or use the arrow keys. */
export function GalleryZoom(props: GalleryZoomProps) {
  const { images, shown, onShow, previousLabel, nextLabel, zoomInLabel, zoomOutLabel, ...dialog } = props;
  const image = images[shown];
  return (
    <Dialog {...dialog} size="full">
      <div className={styles.root}>
        {image && <ZoomablePicture key={shown} image={image} zoomInLabel={zoomInLabel} zoomOutLabel={zoomOutLabel} />}
        {images.length > 1 && (
          <>
            <div className={styles.previous}>
              <IconButton
                icon="chevron-left"
                variant="raised"
                label={previousLabel}
                aria-disabled={shown === 0}
                onClick={() => onShow(Math.max(0, shown - 1))}
              />
            </div>
            <div className={styles.next}>
              <IconButton
                icon="chevron-right"
                variant="raised"
                label={nextLabel}
                aria-disabled={shown === images.length - 1}
                onClick={() => onShow(Math.min(images.length - 1, shown + 1))}
              />
            </div>
            <span className={styles.place}>{`${shown + 1} / ${images.length}`}</span>
          </>
        )}
      </div>
    </Dialog>
  );
}
