import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFilter, findBlender, takeShots, type ShotReport } from './blender.ts';
import { encodeMaster } from './encode-master.ts';
import { fingerprint, format } from './fingerprint.ts';
import { printLabel } from './label.ts';
import { shots } from './manifest.ts';
import { readShotLock, writeShotLock } from './shot-lock.ts';
import type { Shot } from './shot.ts';
import { wantedShots } from './wanted-shots.ts';

const pictures = join(import.meta.dirname, '../../libs/merchant-api/pictures/product');

/** Takes the pictures that are missing or out of date; a word as argument keeps to files that have it in their name. */
async function shoot(part = ''): Promise<void> {
  const hasFile = (fileName: string) => existsSync(join(pictures, fileName));
  const shelf = { lock: readShotLock(), hasFile, fingerprint };
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

/** Writes what Blender is to do, and prints the labels that it needs. */
async function writePlan(wanted: readonly Shot[], folder: string): Promise<string> {
  const plan = join(folder, 'plan.json');
  const prints = [];
  for (const { fileName, alt: _alt, labels = {}, ...shot } of wanted) {
    const printed: Record<string, string> = {};
    for (const [name, label] of Object.entries(labels)) {
      const path = join(folder, `${fileName}-${name}.png`);
      writeFileSync(path, await printLabel(label));
      printed[name] = path;
    }
    prints.push({ ...shot, name: fileName, labels: printed });
  }
  writeFileSync(plan, JSON.stringify({ ...format, filter: compileFilter(folder), folder, shots: prints }));
  return plan;
}

/** Keeps each picture as soon as it is taken, so that a run that is stopped goes on where it was. */
async function develop(wanted: readonly Shot[], reports: AsyncIterable<ShotReport>, folder: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
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
    const { file, dominant } = await encodeMaster(readFileSync(picture));
    rmSync(picture);
    writeFileSync(join(pictures, name), file);
    writeShotLock({ ...readShotLock(), [name]: { fingerprint: taken, dominant, alt: shot.alt } });
    console.log(`${done}/${wanted.length} ${name} ${seconds} s, ${Math.round(file.length / 1000)} kB`);
  }
}

await shoot(process.argv[2]);
