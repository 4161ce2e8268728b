import type { Generator } from '../picture.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { linenShade } from './lamp.ts';

const base: readonly ProfilePoint[] = [
  [112, 0],
  [118, 4],
  [118, 12],
  [108, 19],
  [40, 25],
  [13, 30],
  [9, 44],
];
const pole: readonly ProfilePoint[] = [
  [8, 30],
  [8, 760],
  [16, 764],
  [16, 790],
  [8, 794],
  [8, 812],
];

/** A floor lamp with a slender metal stand and a linen shade; lit beside a wall in the evening. */
export const floorLamp: Generator = (sheet, { colour, view }) => {
  if (view === 'scene')
    return (
      wallGround(sheet, '#9a8871', 960, { table: '#c6ae8d', isDusk: true }) +
      halo(sheet) +
      enlarged(standing(sheet, colour, true), 0.98, 480, 1090)
    );
  return paperGround(sheet) + enlarged(standing(sheet, colour, false), 1, 480, 1110);
};

function standing(sheet: Sheet, colour: string, isLit: boolean): string {
  const place = { x: 480, y: 1090, tilt: 0.13 };
  const surface = { colour, gloss: 0.7 };
  const linen = { colour: isLit ? '#f7e2b8' : '#efe6d5', gloss: 0 };
  return [
    contactShadow(sheet, place.x, place.y, 112, 16),
    turnedBody(sheet, { ...place, profile: base, surface }),
    turnedBody(sheet, { ...place, profile: pole, surface }),
    linenShade(sheet, { ...place, profile: shadeProfile, surface: linen }, isLit),
  ].join('');
}

const shadeProfile: readonly ProfilePoint[] = [
  [196, 790],
  [142, 1010],
];

function halo(sheet: Sheet): string {
  const pool = (y: number, rx: number, ry: number, opacity: number) =>
    `<ellipse cx="480" cy="${y}" rx="${rx}" ry="${ry}" fill="#ffe3a8" opacity="${opacity}" filter="${blur(sheet, 60)}"/>`;
  return pool(190, 420, 270, 0.55) + pool(1090, 330, 60, 0.5);
}
