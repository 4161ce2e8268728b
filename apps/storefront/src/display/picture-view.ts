import type { ProductImage } from '@torg/commerce-sdk/domain';
import type { PictureSource } from '@torg/ui';

/** Widths of the sizes that the image service makes, each 4:5. */
const sizes = [
  { width: 240, height: 300 },
  { width: 320, height: 400 },
  { width: 480, height: 600 },
  { width: 640, height: 800 },
  { width: 960, height: 1200 },
] as const;

/** A card is at most 322 px wide. */
const cardSizes = sizes.slice(1, 4);

type Size = { width: number; height: number };

const thumbnail = { width: 120, height: 150 };

/** Widths of a category's picture, each 4:3. */
const tileSizes = [
  { width: 240, height: 180 },
  { width: 320, height: 240 },
  { width: 480, height: 360 },
  { width: 640, height: 480 },
] as const;

/** The address of a picture in one size; `file` is its name as it stands in addresses. */
function address(imageBase: string, file: string, { width, height }: Size, type = 'product'): string {
  return `${imageBase}/${type}/${width}f${height}/${file}`;
}

function srcSetOf(offered: readonly Size[], imageBase: string, file: string, type?: string): string {
  return offered.map((size) => `${address(imageBase, file, size, type)} ${size.width}w`).join(', ');
}

/** A category's picture as a tile shows it, 4:3; its name stands beside it. */
export function tileView(imageBase: string, fileName: string, sizes: string): PictureSource {
  const file = encodeURIComponent(fileName);
  const srcSet = srcSetOf(tileSizes, imageBase, file, 'category');
  return { src: address(imageBase, file, tileSizes[2], 'category'), srcSet, sizes, ...tileSizes[2], alt: '' };
}

/** Whose pictures stand above lists. */
export type BannerKind = 'category' | 'campaign' | 'pagewidget';

/** The wide picture above a list, whose name stands below it; undefined where it has none. */
export function bannerView(imageBase: string, kind: BannerKind, fileName: string | null) {
  if (fileName === null) return undefined;
  const address = (width: number) => `${imageBase}/${kind}/${width}/${encodeURIComponent(fileName)}`;
  return {
    src: address(960),
    srcSet: [480, 768, 960, 1280, 1920].map((width) => `${address(width)} ${width}w`).join(', '),
    sizes: '(min-width: 1360px) 1296px, 100vw',
    width: 960,
    height: 320,
    alt: '',
  };
}

/** The mark of a brand, twice as fine as it is drawn. Its name stands beside it. */
export function markView(imageBase: string, fileName: string) {
  return { src: `${imageBase}/brand/320/${encodeURIComponent(fileName)}`, width: 160, height: 80 };
}

/** A product picture in every size, for the browser to choose from. */
export function pictureView(imageBase: string, image: ProductImage, alt: string): PictureSource & { srcSet: string } {
  return { ...pictureIn(sizes, imageBase, image), alt };
}

/** A product picture as a card shows it: never wide, and on a page beside many others, so its markup is kept short. */
export function cardPictureView(imageBase: string, image: ProductImage, sizes: string): PictureSource {
  const { src, srcSet } = pictureIn(cardSizes, imageBase, image);
  return { src, srcSet, sizes, alt: '' };
}

/** `src` is 480 × 600, which is what a picture of the design system is taken for. */
function pictureIn(offered: readonly Size[], imageBase: string, { fileName }: ProductImage) {
  const file = encodeURIComponent(fileName);
  return { src: address(imageBase, file, sizes[2]), srcSet: srcSetOf(offered, imageBase, file) };
}

/** A small product picture, as a cart line or a gallery's thumbnail shows it. It adds nothing to the text beside it. */
export function thumbnailView(imageBase: string, { fileName }: Pick<ProductImage, 'fileName'>): PictureSource {
  const file = encodeURIComponent(fileName);
  const large = { width: thumbnail.width * 2, height: thumbnail.height * 2 };
  return {
    src: address(imageBase, file, thumbnail),
    srcSet: srcSetOf([thumbnail, large], imageBase, file),
    ...thumbnail,
    alt: '',
  };
}
