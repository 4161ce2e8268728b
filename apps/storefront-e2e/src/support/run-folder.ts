import { randomUUID } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where the shops of this run keep their data. The runner names it; its workers and the shop that all share are told. The
 * first shop makes it: Nx reads the runner's settings, too, and runs nothing.
 */
export const runFolder = (process.env.TORG_E2E_FOLDER ??= join(tmpdir(), `torg-e2e-${randomUUID()}`));

/** What the demo shop keeps once it has started for the first time. */
export const seededData = join(runFolder, 'seeded');

/** Makes a folder with the demo shop's data for a shop that is started by itself, which need not make them again. */
export async function ownData(): Promise<string> {
  const folder = await mkdtemp(join(runFolder, 'shop-'));
  await cp(seededData, folder, { recursive: true });
  return folder;
}
