import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localised } from '../../libs/merchant-api/src/catalogue/seed/seed-types.ts';

/** What is known of a picture that was taken. */
export interface TakenShot {
  /** Of what it was made from; another one says that it is to be taken again. */
  fingerprint: string;
  /** The colour that stands for the picture until it has come, `#rrggbb`. */
  dominant: string;
  alt: Localised;
}

export type ShotLock = Readonly<Record<string, TakenShot>>;

const path = join(import.meta.dirname, 'shots.lock.json');

/** The pictures that were taken, by file name. */
export function readShotLock(): ShotLock {
  return JSON.parse(readFileSync(path, 'utf8')) as ShotLock; // written by writeShotLock alone
}

/** Keeps what is known, in the order of names, so that two runs differ only where pictures do. */
export function writeShotLock(lock: ShotLock): void {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}
