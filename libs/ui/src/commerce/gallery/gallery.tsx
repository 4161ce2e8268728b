import { type MouseEvent, useId, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useScrollRow } from '../../layout/carousel/use-scroll-row.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { PicturePlaceholder } from '../picture/picture-placeholder.tsx';
import * as styles from './gallery.css.ts';

export interface GalleryImage extends PictureSource {
  /** Address of a small version, about 144 px wide. */
  thumbnail: string;
}

export interface GalleryProps {
  label: string;
  /** The pictures, the first one first; none shows a placeholder. */
  images: readonly GalleryImage[];
  /** The spoken name of the link to picture number `n`, from 1. */
  thumbnailLabel(n: number): string;
  /** More of its pictures are on their way, and the place for what leads to them is kept. */
  hasMore?: boolean;
  /** Opens a closer look at the picture with this index, such as `GalleryZoom`: by a button, and by a press on the picture. */
  zoom?: { label: string; open(index: number): void };
}

/** A product's pictures: swipe, scroll or pick one. The thumbnails are links within the page, so it needs no script. */
export function Gallery({ label, images, thumbnailLabel, hasMore = false, zoom }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const { shown, show } = useScrollRow(row);
  const id = useId();
  if (images.length === 0) return <PicturePlaceholder shape="card" />;
  const isSingle = images.length === 1 && !hasMore;
  return (
    <section aria-label={label} className={isSingle ? `${styles.root} ${styles.single}` : styles.root}>
      <div className={styles.stage}>
        {/* A row that scrolls must be reachable by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button below does the same by keyboard */}
        <ul
          ref={row}
          className={zoom ? `${styles.views} ${styles.near}` : styles.views}
          tabIndex={isSingle ? undefined : 0}
          aria-label={label}
          onClick={zoom && (() => zoom.open(shown))}
        >
          {images.map(({ thumbnail: _thumbnail, ...image }, index) => (
            <li key={image.src} id={`${id}-${index}`} className={styles.view}>
              <Picture
                {...image}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </li>
          ))}
        </ul>
        {zoom && (
          <div className={styles.zoom}>
            <IconButton
              icon="zoom"
              variant="raised"
              label={zoom.label}
              aria-haspopup="dialog"
              onClick={() => zoom.open(shown)}
            />
          </div>
        )}
      </div>
      {!isSingle && <Thumbnails id={id} images={images} shown={shown} show={show} labelOf={thumbnailLabel} />}
    </section>
  );
}

interface ThumbnailsProps {
  id: string;
  images: readonly GalleryImage[];
  shown: number;
  show(index: number): void;
  labelOf(n: number): string;
}

function Thumbnails({ id, images, shown, show, labelOf }: ThumbnailsProps) {
  const pick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };
  return (
    <ol className={styles.thumbs}>
      {images.map(({ thumbnail }, index) => (
        <li key={thumbnail}>
          <a
            className={styles.thumb}
            href={`#${id}-${index}`}
            aria-label={labelOf(index + 1)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => pick(event, index)}
          >
            <img className={styles.thumbPicture} src={thumbnail} width={144} height={180} loading="lazy" alt="" />
          </a>
        </li>
      ))}
    </ol>
  );
}
