import { pictureAddress, type PictureKind, type ProductImage } from '@torg/commerce-sdk/domain';
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

function srcSetOf(offered: readonly Size[], addressIn: (size: Size) => string): string {
  return offered.map((size) => `${addressIn(size)} ${size.width}w`).join(', ');
}

/** A category's picture as a tile shows it, 4:3; its name stands beside it. */
export function tileView(imageBase: string, fileName: string, sizes: string): PictureSource {
  const address = (size: Size) => pictureAddress(imageBase, { kind: 'category', fileName, size });
  return { src: address(tileSizes[2]), srcSet: srcSetOf(tileSizes, address), sizes, ...tileSizes[2], alt: '' };
}

/** Whose pictures stand above lists. */
export type BannerKind = Extract<PictureKind, 'category' | 'campaign' | 'pagewidget'>;

/** The wide picture above a list, whose name stands below it; undefined where it has none. */
export function bannerView(imageBase: string, kind: BannerKind, fileName: string | null) {
  if (fileName === null) return undefined;
  const address = (width: number) => pictureAddress(imageBase, { kind, fileName, size: { width } });
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
  const src = pictureAddress(imageBase, { kind: 'brand', fileName, size: { width: 320 } });
  return { src, width: 160, height: 80 };
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
  const address = (size: Size) => pictureAddress(imageBase, { kind: 'product', fileName, size });
  return { src: address(sizes[2]), srcSet: srcSetOf(offered, address) };
}

/** A small product picture, as a cart line or a gallery's thumbnail shows it. It adds nothing to the text beside it. */
export function thumbnailView(imageBase: string, { fileName }: Pick<ProductImage, 'fileName'>): PictureSource {
  const address = (size: Size) => pictureAddress(imageBase, { kind: 'product', fileName, size });
  const large = { width: thumbnail.width * 2, height: thumbnail.height * 2 };
  return { src: address(thumbnail), srcSet: srcSetOf([thumbnail, large], address), ...thumbnail, alt: '' };
}
