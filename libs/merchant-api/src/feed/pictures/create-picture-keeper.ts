import { createHash } from 'node:crypto';
import { access, mkdir, open, realpath, rename, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { limitParallel } from '../../parallel/limit-parallel.ts';
import type { StorePictures } from '../load/gather-pictures.ts';
import type { FetchPicture } from './fetch-picture.ts';

/** Where pictures come from and where they go. */
export interface PictureKeeperOptions {
  /** The folder of the feed; files that it names must lie in it. */
  feedDir: string;
  /** Where the shop looks for pictures of its own; products' are in the folder `product` there. */
  picturesDir: string;
  fetchPicture: FetchPicture;
  /** Told the address of every picture that could not be had, and why. */
  onMissing(source: string, reason: string): void;
}

const AT_ONCE = 4;
const MOST_BYTES = 15 * 1024 * 1024;
const WIDEST = 1920;
const MOST_PIXELS = 60_000_000;

/** Makes the keeper of a feed's pictures: each is fetched or read once, made an AVIF and kept under a name of its own. */
export function createPictureKeeper(options: PictureKeeperOptions): StorePictures {
  const inTurn = limitParallel(AT_ONCE);
  const keepOne = async (source: string): Promise<readonly [string, string][]> => {
    try {
      return [[source, await keep(source, options)]];
    } catch (error) {
      options.onMissing(source, error instanceof Error ? error.message : String(error));
      return [];
    }
  };
  return async (sources) => {
    const kept = await Promise.all(sources.map((source) => inTurn(() => keepOne(source))));
    return new Map(kept.flat());
  };
}

async function keep(source: string, { feedDir, picturesDir, fetchPicture }: PictureKeeperOptions): Promise<string> {
  const folder = join(picturesDir, 'product');
  if (/^https?:/i.test(source)) {
    // The name tells that it was fetched before, so that an import that is run again is quick.
    const name = nameFrom(source);
    if (!(await exists(join(folder, name)))) await write(folder, name, await toMaster(await fetchPicture(source)));
    return name;
  }
  const bytes = await readWithin(feedDir, source);
  const name = nameFrom(bytes);
  if (!(await exists(join(folder, name)))) await write(folder, name, await toMaster(bytes));
  return name;
}

function nameFrom(source: string | Uint8Array): string {
  return `feed-${createHash('sha256').update(source).digest('hex').slice(0, 32)}.avif`;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Reads a file that a feed names. It may not lead out of the feed's folder, by a link either. */
async function readWithin(feedDir: string, path: string): Promise<Uint8Array> {
  const root = await realpath(feedDir);
  const file = await realpath(resolve(root, path.replace(/^file:\/*/i, ''))).catch(() => null);
  if (file === null) throw new Error('There is no such file beside the feed');
  const inside = relative(root, file);
  if (inside.startsWith(`..${sep}`) || inside === '..' || isAbsolute(inside)) {
    throw new Error("The file lies outside the feed's folder");
  }
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > MOST_BYTES) throw new Error(`The picture is larger than ${MOST_BYTES} bytes`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** What the shop makes its sizes from. An AVIF that is small enough stays as it is. */
async function toMaster(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const { format, compression, width } = await picture.metadata();
  if (format === 'heif' && compression === 'av1' && width <= WIDEST) return bytes;
  return picture
    .rotate()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .avif({ quality: 62, effort: 3 })
    .toBuffer();
}

/** Written under another name first, so that the shop never meets half a picture. */
async function write(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${name}.${process.pid}.draft`);
  await writeFile(draft, bytes);
  await rename(draft, join(folder, name));
}
