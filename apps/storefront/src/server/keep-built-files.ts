import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';

/** A tab that stays open finds the files of its own build for so long (ms) after the last server that had them. */
const keptFor = 30 * 86_400_000;

/**
 * Keeps the built files of this build beside those of earlier ones, and deletes what no server has had for a month. A deploy
 * replaces the folder of the build, and a tab from before it goes on asking for its own.
 */
export async function keepBuiltFiles(built: string, kept: string, now: number): Promise<void> {
  await mkdir(kept, { recursive: true });
  const names = await readdir(built);
  const known = new Set(await readdir(kept));
  for (const name of names) {
    if (!known.has(name)) await copyFile(`${built}/${name}`, `${kept}/${name}`);
    await utimes(`${kept}/${name}`, now / 1000, now / 1000);
  }
  for (const name of known) {
    const path = `${kept}/${name}`;
    if (now - (await stat(path)).mtimeMs > keptFor) await rm(path);
  }
}
