import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps files by name in a folder, up to a size of all together. */
export interface DiskCache {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}

/** Opens a cache over a folder that may hold files already; what was not used for longest goes first. */
export function createDiskCache(folder: string, mostBytes: number): DiskCache {
  let opened: Promise<Map<string, number>> | undefined;
  let total = 0;

  async function open(): Promise<Map<string, number>> {
    await mkdir(folder, { recursive: true });
    const sizes = new Map((await oldestFirst(folder)).map(({ name, bytes }) => [name, bytes]));
    total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    return sizes;
  }

  async function makeRoom(sizes: Map<string, number>): Promise<void> {
    for (const [name, bytes] of sizes) {
      if (total <= mostBytes) return;
      sizes.delete(name);
      total -= bytes;
      await rm(join(folder, name), { force: true });
    }
  }

  return {
    async read(name) {
      const sizes = await (opened ??= open());
      const bytes = await readFile(join(folder, name)).catch(() => null);
      const size = sizes.get(name);
      if (!bytes || size === undefined) return bytes;
      sizes.delete(name);
      sizes.set(name, size);
      return bytes;
    },
    async write(name, bytes) {
      const sizes = await (opened ??= open());
      // Written under another name first: a reader never meets half a file.
      const draft = join(folder, `${name}.${process.pid}.draft`);
      await writeFile(draft, bytes);
      await rename(draft, join(folder, name));
      total += bytes.byteLength - (sizes.get(name) ?? 0);
      sizes.delete(name);
      sizes.set(name, bytes.byteLength);
      await makeRoom(sizes);
    },
  };
}

async function oldestFirst(folder: string): Promise<{ name: string; bytes: number }[]> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => null);
      return facts?.isFile() ? [{ name, bytes: facts.size, usedMs: facts.mtimeMs }] : [];
    }),
  );
  return files.flat().sort((a, b) => a.usedMs - b.usedMs);
}
