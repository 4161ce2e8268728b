import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageFormat, ImageRequest } from './image-request.ts';

/** A picture as it was delivered, and what is to be made of it. */
export interface Master {
  path: string;
  bytes: number;
  changedMs: number;
  format: ImageFormat;
  /** Whether the format depends on what the browser takes. */
  isNegotiated: boolean;
}

const extensions = ['avif', 'webp', 'jpg', 'jpeg', 'png'];
const formatOf: Readonly<Record<string, ImageFormat>> = { avif: 'avif', webp: 'webp', jpg: 'jpeg', jpeg: 'jpeg' };

/**
 * Finds the master of a picture in the first folder that has it. Asked for by its own name it is served in the best format
 * that the browser takes; asked for by another extension, in the format that the extension names.
 */
export async function findMaster(folders: readonly string[], image: ImageRequest): Promise<Master | null> {
  const { type, fileName, accepted } = image;
  const own = await firstFile(folders.map((folder) => join(folder, type, fileName)));
  if (own) return { ...own, format: accepted, isNegotiated: true };
  const dot = fileName.lastIndexOf('.');
  const format = formatOf[fileName.slice(dot + 1).toLowerCase()];
  if (!format) return null;
  const names = extensions.map((extension) => `${fileName.slice(0, dot)}.${extension}`);
  const other = await firstFile(folders.flatMap((folder) => names.map((name) => join(folder, type, name))));
  return other && { ...other, format, isNegotiated: false };
}

async function firstFile(paths: readonly string[]): Promise<Pick<Master, 'path' | 'bytes' | 'changedMs'> | null> {
  for (const path of paths) {
    const facts = await stat(path).catch(() => null);
    if (facts?.isFile()) return { path, bytes: facts.size, changedMs: facts.mtimeMs };
  }
  return null;
}
