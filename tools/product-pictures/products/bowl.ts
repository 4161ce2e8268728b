import { mix, shade } from '../studio/colour.ts';
import { contactShadow } from '../studio/ground.ts';
import { turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';

const profile: readonly ProfilePoint[] = [
  [104, 0],
  [112, 3],
  [112, 22],
  [116, 26],
  [190, 66],
  [246, 130],
  [268, 204],
  [268, 212],
  [264, 216],
];
const inner: readonly ProfilePoint[] = [
  [250, 214],
  [236, 150],
  [190, 84],
  [120, 46],
  [0, 36],
];

/** One bowl, to stand alone or in a set. */
export function stoneBowl(sheet: Sheet, colour: string, x: number, y: number, tilt: number, size: number): string {
  const turned: Turned = {
    x,
    y,
    profile,
    tilt,
    surface: (height) => (height < 92 ? { colour: '#c8a384', gloss: 0 } : { colour, gloss: 0.4 }),
  };
  const whole = [
    contactShadow(sheet, x + 10, y, 150, Math.max(40, 150 * tilt)),
    turnedBody(sheet, turned),
    speckles(sheet, { ...turned, profile: profile.slice(5, 7) }, 60, shade(colour, 0.5)),
    turnedInside(sheet, {
      turned: { ...turned, surface: { colour, gloss: 0.4 } },
      inner,
      rim: mix(colour, '#ffffff', 0.3),
    }),
  ];
  return enlarged(whole.join(''), size, x, y);
}
