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

function address(imageBase: string, fileName: string, { width, height }: Size): string {
  return `${imageBase}/product/${width}f${height}/${encodeURIComponent(fileName)}`;
}

/** A product picture in every size, for the browser to choose from. */
export function pictureView(imageBase: string, image: ProductImage, alt: string): PictureSource & { srcSet: string } {
  return { ...pictureIn(sizes, imageBase, image), alt };
}

/** A product picture as a card shows it: never wide, and on a page beside many others, so its markup is kept short. */
export function cardPictureView(imageBase: string, image: ProductImage): PictureSource {
  return { ...pictureIn(cardSizes, imageBase, image), alt: '' };
}

function pictureIn(offered: readonly Size[], imageBase: string, { fileName }: ProductImage) {
  return {
    src: address(imageBase, fileName, { width: 480, height: 600 }),
    srcSet: offered.map((size) => `${address(imageBase, fileName, size)} ${size.width}w`).join(', '),
    width: 480,
    height: 600,
  };
}

/** A small product picture, as a cart line or a gallery's thumbnail shows it. It adds nothing to the text beside it. */
export function thumbnailView(imageBase: string, { fileName }: ProductImage): PictureSource {
  const large = { width: thumbnail.width * 2, height: thumbnail.height * 2 };
  return {
    src: address(imageBase, fileName, thumbnail),
    srcSet: [thumbnail, large].map((size) => `${address(imageBase, fileName, size)} ${size.width}w`).join(', '),
    ...thumbnail,
    alt: '',
  };
}
