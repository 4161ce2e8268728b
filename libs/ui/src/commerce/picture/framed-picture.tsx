import { type ReactElement, useState } from 'react';
import * as styles from './picture.css.ts';

/** The same picture in another format. */
export interface PictureFormat {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

interface FramedPictureProps {
  formats: readonly PictureFormat[] | undefined;
  sizes: string | undefined;
  colour: string | undefined;
  shape: keyof typeof styles.shape | undefined;
  /** The picture itself. */
  children: ReactElement;
}

/** A picture in several formats, on its main colour. If it does not come, its words stand on the plain ground instead. */
export function FramedPicture({ formats = [], sizes, colour, shape = 'plain', children }: FramedPictureProps) {
  const [isMissing, setMissing] = useState(false);
  const ground = isMissing ? undefined : colour;
  const classes = [styles.frame, styles.shape[shape]];
  if (ground) classes.push(styles.grounded);
  return (
    <span className={classes.join(' ')} onErrorCapture={() => setMissing(true)}>
      {ground && (
        // An attribute, not a style: a strict content security policy lets it through.
        <svg className={styles.ground} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0h1v1H0z" fill={ground} />
        </svg>
      )}
      <picture className={styles.formats}>
        {formats.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        {children}
      </picture>
    </span>
  );
}
