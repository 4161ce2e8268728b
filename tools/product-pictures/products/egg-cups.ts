import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';

const cup: readonly ProfilePoint[] = [
  [72, 0],
  [84, 4],
  [84, 14],
  [50, 44],
  [46, 62],
  [92, 110],
  [112, 168],
  [112, 178],
  [109, 182],
];
const inside: readonly ProfilePoint[] = [
  [102, 181],
  [92, 150],
  [0, 130],
];
const egg: readonly ProfilePoint[] = [
  [94, 182],
  [97, 204],
  [94, 240],
  [76, 290],
  [46, 326],
  [18, 340],
  [0, 342],
];

/** Two egg cups, one with an egg in it; on a table both are served. */
export const eggCups: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const pair = one(sheet, colour, 620, 850, 0.16, '#e9d3b5') + one(sheet, colour, 360, 890, 0.16, '#f4ead9');
    return wallGround(sheet, wallFor(colour), 740) + enlarged(pair, 1.25, 480, 890);
  }
  const pair = one(sheet, colour, 612, 800, 0.24, null) + one(sheet, colour, 350, 860, 0.24, '#ecd9bd');
  return paperGround(sheet) + enlarged(pair, 1.4, 480, 930);
};

function one(sheet: Sheet, colour: string, x: number, y: number, tilt: number, shell: string | null): string {
  const turned: Turned = { x, y, profile: cup, tilt, surface: { colour, gloss: 0.35 } };
  return [
    contactShadow(sheet, x, y, 82, 82 * tilt),
    turnedBody(sheet, turned),
    speckles(sheet, { ...turned, profile: cup.slice(5, 7) }, 50, shade(colour, 0.5)),
    turnedInside(sheet, { turned, inner: inside, rim: mix(colour, '#ffffff', 0.3) }),
    shell === null ? '' : turnedBody(sheet, { x, y, tilt, profile: egg, surface: { colour: shell, gloss: 0.12 } }),
  ].join('');
}
