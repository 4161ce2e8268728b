import type { Generator } from '../picture.ts';
import { paperGround, wallGround } from '../studio/ground.ts';
import { glassShadow, glassVessel } from '../studio/glass.ts';
import type { ProfilePoint } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';

const profile: readonly ProfilePoint[] = [
  [94, 0],
  [106, 4],
  [112, 18],
  [118, 120],
  [124, 232],
  [124, 238],
];

/** Two low tumblers; in use one is full. */
export const tumbler: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const group = tumblerGlass(sheet, colour, 640, 820, 0.16, 0) + tumblerGlass(sheet, colour, 380, 880, 0.16, 150);
    return wallGround(sheet, '#cdbfae', 740) + enlarged(group, 1.2, 480, 880);
  }
  const pair = tumblerGlass(sheet, colour, 604, 780, 0.24, 0) + tumblerGlass(sheet, colour, 366, 838, 0.24, 0);
  return paperGround(sheet) + enlarged(pair, 1.2);
};

/** One tumbler, with water up to a height. */
export function tumblerGlass(sheet: Sheet, tint: string, x: number, y: number, tilt: number, water: number): string {
  const filling = water > 0 ? { filling: { height: water, colour: '#cbd9d8', opacity: 0.5 } } : {};
  return (
    glassShadow(sheet, x, y, 106, 106 * tilt, tint) +
    glassVessel(sheet, { turned: { x, y, profile, tilt }, tint, ...filling })
  );
}
