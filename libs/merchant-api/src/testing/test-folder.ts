import { access, constants, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is in this folder in memory. */
const IN_MEMORY = '/dev/shm';
const ROOM_WANTED = 1024 ** 3;

/** Makes a folder for what a test throws away: in memory where there is room, for a copy to a disk takes ten times as long. */
export async function makeTestFolder(name: string): Promise<string> {
  return mkdtemp(join((await hasRoom()) ? IN_MEMORY : tmpdir(), `torg-${name}-`));
}

async function hasRoom(): Promise<boolean> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize > ROOM_WANTED;
  } catch {
    return false;
  }
}
