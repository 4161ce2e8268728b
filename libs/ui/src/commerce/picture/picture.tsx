import { FramedPicture, type PictureFormat } from './framed-picture.tsx';
import * as styles from './picture.css.ts';

/** Where a picture comes from and how large it is. */
export interface PictureSource {
  /** Its address. */
  src: string;
  /** The same picture in other widths, as in the `srcset` attribute. */
  srcSet?: string;
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes?: string;
  /** Size of `src` in pixels, where it is not 480 × 600. */
  width?: number;
  /** As `width`. */
  height?: number;
  /** The same picture in other formats, the smallest first. None where the image service answers by what the browser takes. */
  formats?: readonly PictureFormat[];
  /** The picture's main colour, any CSS colour: it is seen until the picture has come. */
  colour?: string;
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string;
  /** The same picture in a size that the browser has already: it is seen until this one has come. For script alone. */
  beneath?: string;
}

export interface PictureProps extends PictureSource {
  /** `eager` for what is seen at once. */
  loading?: 'lazy' | 'eager';
  /** `high` for the one picture that the first view is about. */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** Width to height of its place; `portrait`, 4 to 5, is for goods. */
  ratio?: keyof typeof styles.ratio;
  /** How its corners are rounded. */
  shape?: keyof typeof styles.shape;
}

/** A picture on its tinted ground; it keeps its place before it has come, and if it never comes. */
export function Picture(props: PictureProps) {
  const {
    src,
    srcSet,
    sizes,
    formats,
    colour,
    width = 480,
    height = 600,
    alt,
    beneath,
    loading = 'lazy',
    fetchPriority,
    ratio = 'portrait',
  } = props;
  const image = (
    <img
      style={beneath === undefined ? undefined : { background: `center / cover url("${beneath}")` }}
      className={`${styles.picture} ${styles.ratio[ratio]} ${styles.shape[props.shape ?? 'plain']}`}
      // Set before the address, so that the browser knows them when it starts to fetch.
      loading={loading}
      fetchPriority={fetchPriority}
      decoding="async"
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      width={width}
      height={height}
      alt={alt}
    />
  );
  // A list shows many pictures, and most need no more than this.
  if (!formats && !colour) return image;
  return (
    // Another picture has not failed yet.
    <FramedPicture key={src} formats={formats} sizes={sizes} colour={colour} shape={props.shape}>
      {image}
    </FramedPicture>
  );
}
