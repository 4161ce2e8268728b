import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileFilter, findBlender, takeShots, type ShotReport } from './blender.ts';
import { encodeMaster } from './encode-master.ts';
import { fingerprint } from './fingerprint.ts';
import { shots } from './manifest.ts';
import { withPrintedLabels } from './print-labels.ts';
import { readShotLock, writeShotLock } from './shot-lock.ts';
import type { Shot } from './shot.ts';
import { wantedShots } from './wanted-shots.ts';

const root = join(import.meta.dirname, '../..');

/** Where a picture is kept. */
function pathOf({ folder, fileName }: Pick<Shot, 'folder' | 'fileName'>): string {
  const pictures = folder === 'storefront' ? 'apps/storefront/public/pictures' : `libs/merchant-api/pictures/${folder}`;
  return join(root, pictures, fileName);
}

/** Takes the pictures that are missing or out of date; a word as argument keeps to files that have it in their name. */
async function shoot(part = ''): Promise<void> {
  const shelf = { lock: readShotLock(), hasFile: (shot: Shot) => existsSync(pathOf(shot)), fingerprint };
  const wanted = wantedShots(shots(), shelf).filter(({ fileName }) => fileName.includes(part));
  if (wanted.length === 0) return console.log('Every picture is there and up to date.');
  const blender = findBlender();
  const folder = mkdtempSync(join(tmpdir(), 'product-shots-'));
  try {
    const plan = await writePlan(wanted, folder);
    await develop(wanted, takeShots(blender, plan), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes what Blender is to do, and makes the prints that it needs. */
async function writePlan(wanted: readonly Shot[], folder: string): Promise<string> {
  const plan = join(folder, 'plan.json');
  const prints = [];
  for (const { fileName, folder: _kept, alt: _alt, ...shot } of wanted) {
    const printed = await withPrintedLabels(shot, join(folder, fileName));
    prints.push({ ...printed, name: fileName });
  }
  writeFileSync(plan, JSON.stringify({ filter: compileFilter(folder), folder, shots: prints }));
  return plan;
}

/** Keeps each picture as soon as it is taken, so that a run that is stopped goes on where it was. */
async function develop(wanted: readonly Shot[], reports: AsyncIterable<ShotReport>, folder: string): Promise<void> {
  const fingerprints = new Map(wanted.map((shot) => [shot.fileName, fingerprint(shot)]));
  let done = 0;
  for await (const { name, seconds, error } of reports) {
    const shot = wanted.find(({ fileName }) => fileName === name);
    const taken = fingerprints.get(name);
    done += 1;
    if (!shot || !taken || error) {
      console.error(`${name} failed: ${error}`);
      process.exitCode = 1;
      continue;
    }
    const picture = join(folder, `${name}.png`);
    const { file, dominant } = await encodeMaster(readFileSync(picture), name.endsWith('.jpg') ? 'jpeg' : 'avif');
    rmSync(picture);
    mkdirSync(dirname(pathOf(shot)), { recursive: true });
    writeFileSync(pathOf(shot), file);
    writeShotLock({ ...readShotLock(), [name]: { fingerprint: taken, dominant, alt: shot.alt } });
    console.log(`${done}/${wanted.length} ${name} ${seconds} s, ${Math.round(file.length / 1000)} kB`);
  }
}

await shoot(process.argv[2]);
