import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More than a table grows by at once. */
const SIZE = 65_536;

/** Writes a file in a folder and takes it away again; fails where there is no room. */
export async function writeCheckFile(folder: string): Promise<void> {
  const path = join(folder, 'write-check');
  // What came of it takes room too, where the disk was full in the middle.
  await writeFile(path, new Uint8Array(SIZE)).finally(() => rm(path, { force: true }));
}
