/** How a picture is to be served. Nothing is ever made larger than its master. */
export interface ImageSize {
  /** Pixels; null keeps the master's own size. */
  width: number | null;
  /** Null follows from the width. */
  height: number | null;
  /** Whether the picture fills both sides and is cut, or stays whole within them. */
  fit: 'cover' | 'inside';
}

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** A picture that may exist. */
export interface ImageRequest {
  type: string;
  fileName: string;
  folder: string;
  size: ImageSize;
  /** The best format that the browser takes by its own word. */
  accepted: 'avif' | 'webp';
}

interface SizeTable {
  widths: readonly number[];
  /** Heights as parts of the width that a picture may be cut to. */
  heights: readonly number[];
}

const goods: SizeTable = { widths: [120, 240, 320, 480, 640, 960, 1000], heights: [1.25] };
const banners: SizeTable = {
  widths: [240, 320, 480, 640, 768, 960, 1000, 1280, 1600, 1920],
  heights: [1.25, 1, 0.75, 0.5625],
};

/** The types of pictures. Sizes are a closed list, so that no one can fill the disk with others. */
const sizeTables: Readonly<Record<string, SizeTable>> = {
  product: goods,
  brand: goods,
  variant: goods,
  category: banners,
  campaign: banners,
  pagewidget: banners,
};
/** Small squares that pictures of every type are fitted into. */
const thumbnails = [40, 100];

/** Whether a path is one of a picture, be there one or not. */
export function isImagePath(pathname: string): boolean {
  return Object.hasOwn(sizeTables, pathname.split('/')[1] ?? '');
}

/** Reads what a path such as `/product/480f600/mugg.avif` asks for; null where it can be no picture. */
export function readImageRequest(pathname: string, accept: string | null): ImageRequest | null {
  const [, type, folder, encoded] = /^\/([a-z]+)\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  if (type === undefined || folder === undefined || encoded === undefined || !isImagePath(pathname)) return null;
  const size = sizeTables[type] && sizeOf(folder, sizeTables[type]);
  const fileName = decode(encoded);
  if (!size || !fileName || !isPlainFileName(fileName)) return null;
  return { type, fileName, folder, size, accepted: accept?.includes('image/avif') ? 'avif' : 'webp' };
}

function sizeOf(folder: string, { widths, heights }: SizeTable): ImageSize | null {
  if (folder === 'raw') return { width: null, height: null, fit: 'inside' };
  const [, first, sign, second] = /^([1-9]\d{0,3})(?:([fx])([1-9]\d{0,3}))?$/.exec(folder) ?? [];
  const width = Number(first);
  if (sign === undefined) return widths.includes(width) ? { width, height: null, fit: 'inside' } : null;
  const height = Number(second);
  if (sign === 'x') return thumbnails.includes(width) && width === height ? { width, height, fit: 'inside' } : null;
  const isKnown = widths.includes(width) && heights.some((part) => height === Math.round(width * part));
  return isKnown ? { width, height, fit: 'cover' } : null;
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
  return /^[\w-][\w.-]*\.(?:avif|webp|jpe?g|png)$/i.test(name) && name.length <= 120;
}
