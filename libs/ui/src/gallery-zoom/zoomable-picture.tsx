import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PictureSource } from '../commerce/picture/picture.tsx';
import * as styles from './gallery-zoom.css.ts';
import { useDragScroll } from './use-drag-scroll.ts';

interface ZoomablePictureProps {
  image: PictureSource;
  zoomInLabel: string;
  zoomOutLabel: string;
}

/** Where a press landed, as parts of the picture's width and height. */
interface Spot {
  x: number;
  y: number;
}

const middle: Spot = { x: 0.5, y: 0.5 };

/** One picture that a press magnifies and lets go. */
export function ZoomablePicture({ image: { src, srcSet, alt }, zoomInLabel, zoomOutLabel }: ZoomablePictureProps) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { dragProps, wasDragged } = useDragScroll(stage);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || !spot) return;
    element.scrollLeft = spot.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = spot.y * element.scrollHeight - element.clientHeight / 2;
  }, [spot]);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isByKeyboard(event) || !wasDragged()) setSpot(spot ? null : spotOf(event));
  };
  return (
    <div ref={stage} className={styles.stage} {...dragProps}>
      <button
        type="button"
        className={spot ? styles.near : styles.face}
        aria-label={`${alt}. ${spot ? zoomOutLabel : zoomInLabel}`}
        onClick={press}
      >
        {/* The largest of the set from the start, as it may be magnified at any moment. */}
        <img className={styles.picture} src={src} srcSet={srcSet} sizes="250vw" alt={alt} draggable={false} />
      </button>
    </div>
  );
}

function isByKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0;
}

/** A press by keyboard lands nowhere. */
function spotOf(event: MouseEvent<HTMLElement>): Spot {
  if (isByKeyboard(event)) return middle;
  const { clientX, clientY, currentTarget } = event;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
