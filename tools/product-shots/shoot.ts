import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutPictures } from '../content-pictures/cut-pictures.ts';
import { encodeMaster } from './encode-master.ts';
import { fingerprint } from './fingerprint.ts';
import { shots } from './manifest.ts';
import { namedShots } from './named-shots.ts';
import { photograph } from './photograph.ts';
import { picturePath } from './picture-path.ts';
import { replaceFile } from './replace-file.ts';
import { asSaidNow, readShotLock, writeShotLock } from './shot-lock.ts';
import type { Shot } from './shot.ts';
import { wantedShots } from './wanted-shots.ts';

/**
 * Takes the pictures that are missing or out of date, and makes anew what is cut from them. Each is kept at once, so a run
 * that is stopped goes on where it was.
 */
async function takeMasters(part: string): Promise<void> {
  const known = shots();
  writeShotLock(asSaidNow(readShotLock(), known));
  const shelf = { lock: readShotLock(), hasFile: (shot: Shot) => existsSync(picturePath(shot)), fingerprint };
  const wanted = wantedShots(namedShots(part, known), shelf);
  if (wanted.length === 0) console.log('Every picture is there and up to date.');
  else await keepMasters(wanted);
  console.log('Cutting what is made from them …');
  await cutPictures();
}

async function keepMasters(wanted: readonly Shot[]): Promise<void> {
  // Told before the first is taken: a generator may be worked on while a run of hours goes on with what it has read.
  const madeFrom = new Map(wanted.map((shot) => [shot.fileName, fingerprint(shot)]));
  let done = 0;
  await photograph(wanted, async ({ shot, picture, seconds }) => {
    const { fileName, alt } = shot;
    const { file, dominant } = await encodeMaster(readFileSync(picture), fileName.endsWith('.jpg') ? 'jpeg' : 'avif');
    rmSync(picture);
    replaceFile(picturePath(shot), file);
    writeShotLock({ ...readShotLock(), [fileName]: { fingerprint: madeFrom.get(fileName) ?? '', dominant, alt } });
    done += 1;
    console.log(`${done}/${wanted.length} ${fileName} ${seconds} s, ${Math.round(file.length / 1000)} kB`);
  });
}

/** Takes small and coarse pictures, to be looked at, and leaves what is kept as it is. */
async function takeDrafts(part: string): Promise<void> {
  const drafts = namedShots(part, shots()).map((shot) => ({
    ...shot,
    width: Math.round(shot.width * 0.4),
    height: Math.round(shot.height * 0.4),
    samples: 8,
  }));
  const to = mkdtempSync(join(tmpdir(), 'drafts-'));
  await photograph(drafts, async ({ shot: { fileName }, picture }) => {
    renameSync(picture, join(to, `${fileName}.png`));
    console.log(join(to, `${fileName}.png`));
  });
}

async function takePictures(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { draft: { type: 'boolean' } } });
  const [part = ''] = positionals;
  await (values.draft ? takeDrafts(part) : takeMasters(part));
}

await takePictures().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
