import type { Generator } from '../picture.ts';
import { paperGround, wallGround } from '../studio/ground.ts';
import { glassShadow, glassVessel } from '../studio/glass.ts';
import type { ProfilePoint } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { tumblerGlass } from './tumbler.ts';

const profile: readonly ProfilePoint[] = [
  [112, 0],
  [124, 4],
  [132, 18],
  [134, 120],
  [132, 260],
  [116, 350],
  [74, 430],
  [58, 500],
  [60, 560],
  [76, 606],
  [80, 612],
];

/** A carafe with a sunk neck; in use with water and a glass beside it. */
export const carafe: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const group = vessel(sheet, colour, 400, 880, 0.15, true) + tumblerGlass(sheet, colour, 640, 905, 0.15, 100);
    return wallGround(sheet, '#cfc0ac', 770) + enlarged(group, 1.02, 480, 880);
  }
  return paperGround(sheet) + enlarged(vessel(sheet, colour, 480, 880, 0.18, false), 1.12, 480, 880);
};

function vessel(sheet: Sheet, tint: string, x: number, y: number, tilt: number, filled: boolean): string {
  const water = filled ? { filling: { height: 330, colour: '#cfdcdc', opacity: 0.5 } } : {};
  return (
    glassShadow(sheet, x, y, 126, 126 * tilt, tint) +
    glassVessel(sheet, { turned: { x, y, profile, tilt }, tint, ...water })
  );
}
