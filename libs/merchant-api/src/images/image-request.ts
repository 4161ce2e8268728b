/** How a picture is to be served. */
export interface ImageSize {
  /** Null keeps the master's own size. */
  width: number | null;
  height: number | null;
}

export type ImageFormat = 'avif' | 'webp';

/** A picture that may exist. */
export interface ImageRequest {
  type: 'product';
  fileName: string;
  folder: string;
  size: ImageSize;
  format: ImageFormat;
}

/** Widths that pictures are made in. Heights follow as 4:5; nothing else is made, so that no one can fill the disk. */
const widths = [120, 240, 320, 480, 640, 960];

/** Reads what a path such as `/product/480f600/mugg.avif` asks for; null where it can be no picture. */
export function readImageRequest(pathname: string, accept: string | null): ImageRequest | null {
  const [, folder, encoded] = /^\/product\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  if (folder === undefined || encoded === undefined) return null;
  const size = sizeOf(folder);
  const fileName = decode(encoded);
  if (!size || !fileName || !isPlainFileName(fileName)) return null;
  const format = accept?.includes('image/avif') ? 'avif' : 'webp';
  return { type: 'product', fileName, folder, size, format };
}

function sizeOf(folder: string): ImageSize | null {
  if (folder === 'raw') return { width: null, height: null };
  const width = widths.find((candidate) => folder === `${candidate}` || folder === `${candidate}f${candidate * 1.25}`);
  if (width === undefined) return null;
  return { width, height: folder.includes('f') ? width * 1.25 : null };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Letters, digits, dots, dashes and underscores, and no dot at the start: such a name cannot leave its folder. */
function isPlainFileName(name: string): boolean {
  return /^[\w-][\w.-]*\.avif$/i.test(name) && name.length <= 120;
}
