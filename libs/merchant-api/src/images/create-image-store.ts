import { createHash } from 'node:crypto';
import { limitParallel } from '../parallel/limit-parallel.ts';
import { createDiskCache } from './disk-cache.ts';
import { encodeImage } from './encode-image.ts';
import { findMaster, type Master } from './find-master.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';

/** A picture that there is. It is made when its bytes are asked for. */
export interface FoundImage {
  /** Another one as soon as the master changes. */
  version: string;
  format: ImageFormat;
  isNegotiated: boolean;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Where masters lie and made pictures are kept. */
export interface ImageFolders {
  /** The first that has a master wins. */
  pictureDirs: readonly string[];
  cacheDir?: string | undefined;
  /** Bytes that made pictures may take on disk; half a gigabyte when left out. */
  mostCached?: number;
}

/** Finds pictures; null where there is no master. */
export type ImageStore = (image: ImageRequest) => Promise<FoundImage | null>;

/** Encoding keeps a core busy, and pages must be rendered meanwhile. */
const AT_ONCE = 2;
const HALF_A_GIGABYTE = 512 * 1024 * 1024;

/** Makes pictures from masters on demand, each once, and keeps them on disk. A changed master is made anew. */
export function createImageStore({ pictureDirs, cacheDir, mostCached = HALF_A_GIGABYTE }: ImageFolders): ImageStore {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const inTurn = limitParallel(AT_ONCE);
  const cache = cacheDir === undefined ? null : createDiskCache(cacheDir, mostCached);

  async function make(name: string, { path, format }: Master, { size }: ImageRequest) {
    const kept = await cache?.read(name);
    if (kept) return kept;
    const bytes = await inTurn(() => encodeImage(path, size, format));
    // A disk that is full costs time; the picture is there all the same.
    await cache?.write(name, bytes).catch(() => {});
    return bytes;
  }

  return async (image) => {
    const master = await findMaster(pictureDirs, image);
    if (!master) return null;
    const { format, isNegotiated } = master;
    const version = versionOf(master, image);
    const name = `${version}.${format}`;
    const bytes = () => {
      const task = making.get(name) ?? make(name, master, image).finally(() => making.delete(name));
      making.set(name, task);
      return task;
    };
    return { version, format, isNegotiated, bytes };
  };
}

function versionOf({ path, bytes, changedMs, format }: Master, { folder }: ImageRequest): string {
  const source = [path, folder, format, bytes, changedMs].join('\n');
  return createHash('sha256').update(source).digest('hex').slice(0, 32);
}
