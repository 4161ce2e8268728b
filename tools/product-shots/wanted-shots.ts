import type { ShotLock } from './shot-lock.ts';
import type { Shot } from './shot.ts';

/** What the shelf holds: which pictures were taken of what, and which files are there. */
export interface Shelf {
  lock: ShotLock;
  hasFile: (shot: Shot) => boolean;
  fingerprint: (shot: Shot) => string;
}

/** The shots whose picture is missing, or was taken of something else than it would be now. */
export function wantedShots(shots: readonly Shot[], { lock, hasFile, fingerprint }: Shelf): Shot[] {
  return shots.filter((shot) => !hasFile(shot) || lock[shot.fileName]?.fingerprint !== fingerprint(shot));
}
