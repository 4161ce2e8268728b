import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { ImageFormat, ImageSize } from './image-request.ts';

/** A master may have so many pixels; a larger one would take the memory of the whole machine. */
const MOST_PIXELS = 50_000_000;

/** Makes a picture of a size in a format out of its master. */
export async function encodeImage(
  master: string,
  size: ImageSize,
  format: ImageFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(master, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const { width, height } = await picture.metadata();
  if (format === 'avif' && /\.avif$/i.test(master) && isOwnSize(size, { width, height })) return readFile(master);
  const wanted = withinMaster(size, { width, height });
  if (wanted) picture.resize(wanted);
  return new Uint8Array(await encoders[format](picture).toBuffer());
}

const encoders: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  // What has clear parts gets paper behind it, since JPEG knows none.
  jpeg: (picture) => picture.flatten({ background: { r: 255, g: 255, b: 255 } }).jpeg({ quality: 82, mozjpeg: true }),
};

/** Encoding a master again in its own size would only make it worse. */
function isOwnSize({ width, height }: ImageSize, master: { width: number; height: number }): boolean {
  return width === null || (width === master.width && (height === null || height === master.height));
}

/** The size in pixels, in its own proportions but no larger than the master; null keeps the master's. */
function withinMaster({ width, height, fit }: ImageSize, master: { width: number; height: number }) {
  if (width === null) return null;
  if (height === null || fit === 'inside') {
    return { width, ...(height === null ? {} : { height }), fit: 'inside' as const, withoutEnlargement: true };
  }
  const scale = Math.min(1, master.width / width, master.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale), fit };
}
