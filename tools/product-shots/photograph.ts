import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blenderCount, compileFilter, findBlender, takeShots, type ShotReport } from './blender.ts';
import { withPrintedLabels } from './print-labels.ts';
import type { Shot } from './shot.ts';

/** A shot that was taken, and where its picture lies until it has been kept. */
export interface Taken {
  shot: Shot;
  /** Path of a PNG. */
  picture: string;
  seconds: number;
}

/**
 * Takes shots, and hands over each at once. One that fails does not stop the others, nor does a Blender that ends; they
 * are told of, and in the end thrown.
 */
export async function photograph(wanted: readonly Shot[], keep: (taken: Taken) => Promise<void>): Promise<void> {
  const blender = findBlender();
  const shotOf = new Map(wanted.map((shot) => [shot.fileName, shot]));
  const failed: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'product-shots-'));
  const handOver = async ({ name, seconds, error }: ShotReport) => {
    const shot = shotOf.get(name);
    if (shot && error === undefined) return keep({ shot, picture: join(folder, `${name}.png`), seconds });
    console.error(`${name} failed: ${error}`);
    failed.push(name);
  };
  try {
    const workplace = { blender, filter: compileFilter(folder), folder };
    const queue = (await withPrints(wanted, folder)).values();
    const shifts = Array.from({ length: Math.min(blenderCount(), wanted.length) }, async () => {
      for await (const report of takeShots(workplace, queue)) await handOver(report);
    });
    for (const shift of await Promise.allSettled(shifts)) if (shift.status === 'rejected') throw shift.reason;
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (failed.length > 0) throw new Error(`Not taken, for the reasons above: ${failed.join(', ')}`);
}

/** The shots as Blender reads them. Their prints are made, and kept in a folder. */
async function withPrints(wanted: readonly Shot[], folder: string): Promise<{ name: string }[]> {
  const shots = [];
  for (const { fileName, folder: _kept, alt: _alt, ...shot } of wanted) {
    const printed = await withPrintedLabels(shot, join(folder, fileName));
    shots.push({ ...printed, name: fileName });
  }
  return shots;
}
