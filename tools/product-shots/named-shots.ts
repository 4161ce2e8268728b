import type { Shot } from './shot.ts';

/** The shots that have this in their file name. Throws where there are none. */
export function namedShots(part: string, known: readonly Shot[]): Shot[] {
  const found = known.filter(({ fileName }) => fileName.includes(part));
  if (found.length === 0) throw new Error(`No picture has "${part}" in its name; names are FAMILY-COLOUR-VIEW`);
  return found;
}
