import { dirname, resolve } from 'node:path';
import {
  createFetchPicture,
  createPictureKeeper,
  importFeed,
  withShopDatabase,
  type StorePictures,
  type RejectedItem,
} from '@torg/merchant-api/feed';
import { whenShown, type CatalogueWorld } from './catalogue-world.ts';
import { openFeed } from './open-feed.ts';
import type { ImportCommand } from './read-command.ts';
import { createReport } from './write-report.ts';

const SHOWN = 10;
/** The exit code where rows stayed out and the rest is in the shop. */
const SOME_REJECTED = 2;

/** Imports a feed, and answers with the exit code. */
export async function runImport(command: ImportCommand, world: CatalogueWorld): Promise<number> {
  const { place, clock, progress, print, origins } = world;
  const began = clock.now();
  const feed = await openFeed(command.file);
  const reportFile = command.report ?? `${command.file}.rejected.tsv`;
  const report = createReport(reportFile);
  let told = 0;
  const onRejected = (row: RejectedItem) => {
    report.add('rejected', row);
    told += 1;
    if (told > SHOWN) return;
    progress.end();
    print(`line ${row.line}, id ${row.id || '(none)'}: ${row.reason}`);
  };
  const onNote = (row: RejectedItem) => report.add('note', row);
  try {
    const figures = await withShopDatabase(place, (db) =>
      importFeed(db, {
        ...command,
        bytes: feed.bytes,
        ownOrigins: Object.values(origins),
        clock,
        storePictures: keeperOf(command, world, onNote),
        onRejected,
        onNote,
        onProgress: (step, rows) =>
          progress.tell(`${step}  ${rows.toLocaleString('en-GB')}`, step === 'rows' ? feed.share() : null),
      }),
    );
    progress.end();
    if (told > SHOWN) print(`… and ${(told - SHOWN).toLocaleString('en-GB')} more.`);
    const { rows, rejected, productsAdded, productsUpdated, productsHidden } = figures;
    const seconds = Math.max(1, Math.round((clock.now() - began) / 1000));
    print(
      `${rows} rows read, ${rejected} rejected; ${productsAdded} products added, ${productsUpdated} known, ` +
        `${productsHidden} hidden, in ${seconds} s. ${whenShown(world)}`,
    );
    return rejected > 0 ? SOME_REJECTED : 0;
  } finally {
    progress.end();
    if (await report.close()) print(`What was rejected or left out stands in ${reportFile}.`);
  }
}

function keeperOf(
  { file, pictures }: ImportCommand,
  { picturesDir }: CatalogueWorld,
  onNote: (row: RejectedItem) => void,
): StorePictures {
  if (!pictures) return async () => new Map();
  return createPictureKeeper({
    feedDir: dirname(resolve(file)),
    picturesDir,
    fetchPicture: createFetchPicture(),
    onMissing: (source, reason) => onNote({ line: 0, id: source, reason: `The picture was left out: ${reason}` }),
  });
}
