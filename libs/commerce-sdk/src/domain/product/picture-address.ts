import { expectNumber, expectText } from '../expect-argument.ts';

/** Whose picture it is. */
export type PictureKind = 'product' | 'category' | 'brand' | 'campaign' | 'pagewidget';

/** A picture, and how large it is wanted. */
export interface WantedPicture {
  kind: PictureKind;
  /** As the API gives it, such as `product.images[0].fileName`. */
  fileName: string;
  /** In pixels; without a height the picture keeps its shape. An account makes some sizes only, and answers 404 for others. */
  size: { width: number; height?: number };
}

/**
 * The address of a picture at the image service of an account, such as `https://shop.example/media`.
 *
 * @example
 * pictureAddress('https://shop.example/media', { kind: 'product', fileName: 'mugg.avif', size: { width: 480, height: 600 } });
 * // https://shop.example/media/product/480f600/mugg.avif
 */
export function pictureAddress(imageHost: string, { kind, fileName, size }: WantedPicture): string {
  const { width, height } = size;
  expectText('imageHost', imageHost);
  expectText('fileName', fileName);
  expectNumber('width', width);
  const folder = height === undefined ? width : `${width}f${height}`;
  return `${imageHost.replace(/\/$/, '')}/${kind}/${folder}/${encodeURIComponent(fileName)}`;
}
