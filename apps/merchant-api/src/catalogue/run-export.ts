import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { exportFeed, withShopDatabase } from '@torg/merchant-api/feed';
import type { CatalogueWorld } from './catalogue-world.ts';
import type { ExportCommand } from './read-command.ts';

/** Writes the catalogue to a file, which has its name when it is whole. Answers with the exit code. */
export async function runExport(command: ExportCommand, world: CatalogueWorld): Promise<number> {
  const { place, clock, progress, print, origins } = world;
  const draft = `${command.file}.draft`;
  const file = createWriteStream(draft);
  const done = finished(file);
  // Whoever waits for it below tells it; until then it must not end the process.
  done.catch(() => {});
  const write = async (text: string) => {
    if (!file.write(text)) await Promise.race([once(file, 'drain'), done]);
  };
  try {
    const items = await withShopDatabase(place, (db) =>
      exportFeed(db, {
        ...command,
        title: world.shopName,
        origin: origins[command.languageId] ?? Object.values(origins)[0] ?? '',
        clock,
        write,
        onProgress: (count) => progress.tell(`items  ${count.toLocaleString('en-GB')}`),
      }),
    );
    file.end();
    await done;
    await rename(draft, command.file);
    progress.end();
    print(`${items} items written to ${command.file}.`);
    return 0;
  } catch (error) {
    file.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}
