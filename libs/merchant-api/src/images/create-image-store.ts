import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageFormat, ImageRequest, ImageSize } from './image-request.ts';
import { limitParallel } from '../parallel/limit-parallel.ts';

/** A made picture. */
export interface StoredImage {
  bytes: Uint8Array<ArrayBuffer>;
  format: ImageFormat;
}

/** Where masters lie and made pictures are kept. */
export interface ImageFolders {
  picturesDir: string;
  cacheDir?: string | undefined;
}

/** Makes pictures; null where there is no master. */
export type ImageStore = (image: ImageRequest) => Promise<StoredImage | null>;

/** Encoding keeps a core busy, and pages must be rendered meanwhile. */
const AT_ONCE = 2;

/** Makes pictures from masters on demand, each once, and keeps them on disk. A changed master is made anew. */
export function createImageStore({ picturesDir, cacheDir }: ImageFolders): ImageStore {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const inTurn = limitParallel(AT_ONCE);

  async function make(master: string, key: string, { size, format }: ImageRequest): Promise<Uint8Array<ArrayBuffer>> {
    const kept = cacheDir === undefined ? null : await read(join(cacheDir, key));
    if (kept) return kept;
    const bytes = await inTurn(() => encode(master, size, format));
    if (cacheDir !== undefined) await keep(cacheDir, key, bytes);
    return bytes;
  }

  return async (image) => {
    const { type, fileName, folder, format } = image;
    const master = join(picturesDir, type, fileName);
    const facts = await stat(master).catch(() => null);
    if (!facts?.isFile()) return null;
    const source = [type, folder, fileName, facts.size, facts.mtimeMs].join('/');
    const key = `${createHash('sha256').update(source).digest('hex').slice(0, 32)}.${format}`;
    const task = making.get(key) ?? make(master, key, image).finally(() => making.delete(key));
    making.set(key, task);
    return { bytes: await task, format };
  };
}

async function read(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return readFile(path).catch(() => null);
}

/** Written under another name first: a reader never meets half a picture. */
async function keep(cacheDir: string, key: string, bytes: Uint8Array): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const draft = join(cacheDir, `${key}.${process.pid}.draft`);
  await writeFile(draft, bytes);
  await rename(draft, join(cacheDir, key));
}

async function encode(master: string, size: ImageSize, format: ImageFormat): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const { width, height } = size;
  const picture = sharp(master);
  if (format === 'avif' && isOwnSize(size, await picture.metadata())) return readFile(master);
  if (width !== null) picture.resize({ width, ...(height === null ? {} : { height, fit: 'cover' }) });
  const encoded = format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 });
  return new Uint8Array(await encoded.toBuffer());
}

/** Encoding a master again in its own size would only make it worse. */
function isOwnSize({ width, height }: ImageSize, master: { width: number; height: number }): boolean {
  return width === null || (width === master.width && (height === null || height === master.height));
}
