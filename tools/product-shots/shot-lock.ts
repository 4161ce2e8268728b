import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localised } from '../../libs/merchant-api/src/catalogue/seed-types.ts';
import { replaceFile } from './replace-file.ts';
import type { Shot } from './shot.ts';

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

/** The lock without what is no longer taken, and with what each picture is said to show now, as that needs no new picture. */
export function asSaidNow(lock: ShotLock, shots: readonly Pick<Shot, 'fileName' | 'alt'>[]): ShotLock {
  const lines = shots.flatMap(({ fileName, alt }) => {
    const taken = lock[fileName];
    return taken ? [[fileName, { ...taken, alt }] as const] : [];
  });
  return Object.fromEntries(lines);
}

/** Keeps what is known, in the order of names, so that two runs differ only where pictures do. */
export function writeShotLock(lock: ShotLock): void {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  replaceFile(path, `${JSON.stringify(sorted, null, 2)}\n`);
}
