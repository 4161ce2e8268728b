import type { WidgetImage, WidgetPicture } from '@torg/commerce-sdk';
import { media } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './content-picture.css.ts';

export interface ContentPictureProps {
  image: WidgetImage;
  pictures: readonly WidgetPicture[];
  /** Whether the page opens with it, so that it is fetched before anything else. */
  isLead?: boolean;
  /** How wide it is drawn; as wide as the page where that is not known. */
  sizes?: string;
}

/** A picture of a widget, which may have another cut for phones. */
export function ContentPicture({ image, pictures, isLead = false, sizes = pageWide }: ContentPictureProps) {
  const { imageBase } = useScope().config;
  const wide = sourceOf(imageBase, image.fileName, { pictures, sizes });
  const narrow = image.mobileFileName === null ? null : sourceOf(imageBase, image.mobileFileName, { pictures, sizes });
  return (
    <picture>
      {narrow && <source media={`not all and ${media.tablet}`} {...narrow.source} />}
      <img
        className={styles.picture}
        loading={isLead ? 'eager' : 'lazy'}
        fetchPriority={isLead ? 'high' : undefined}
        decoding="async"
        {...wide.source}
        src={wide.src}
        alt={image.altText}
      />
    </picture>
  );
}

/** How wide a picture is drawn is not known where it stands in a row; the page's width is the most. */
const pageWide = '(min-width: 1360px) 1312px, 100vw';

function sourceOf(
  imageBase: string,
  fileName: string,
  { pictures, sizes }: Required<Pick<ContentPictureProps, 'pictures' | 'sizes'>>,
) {
  const { width = null, height = null, widths = [] } = pictures.find((one) => one.fileName === fileName) ?? {};
  const address = (folder: number | 'raw') => `${imageBase}/pagewidget/${folder}/${encodeURIComponent(fileName)}`;
  const size = width && height ? { width, height } : {};
  const widest = widths.at(-1);
  if (widest === undefined) return { src: address('raw'), source: { srcSet: address('raw'), ...size } };
  const srcSet = widths.map((one) => `${address(one)} ${one}w`).join(', ');
  return { src: address(widest), source: { srcSet, sizes, ...size } };
}
