import { contactShadow } from '../studio/ground.ts';
import { glassVessel } from '../studio/glass.ts';
import { wrappedLabel, type LabelText } from '../studio/label.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import type { Sheet } from '../studio/sheet.ts';

const glass: readonly ProfilePoint[] = [
  [120, 0],
  [138, 5],
  [146, 24],
  [147, 60],
  [147, 236],
  [138, 268],
  [116, 290],
  [112, 312],
];
const lid: readonly ProfilePoint[] = [
  [126, 296],
  [129, 299],
  [129, 352],
  [125, 359],
  [112, 362],
  [0, 364],
];

export interface JarParams {
  text: LabelText;
  filling: string;
  lid: string;
}

/** One jar, to stand alone or in a set. */
export function filledJar(sheet: Sheet, params: JarParams, x: number, y: number, tilt: number): string {
  return [
    contactShadow(sheet, x, y, 138, 138 * tilt),
    glassVessel(sheet, {
      turned: { x, y, tilt, profile: glass },
      tint: '#dfe3da',
      veil: 0.32,
      filling: { height: 268, colour: params.filling, opacity: 1 },
    }),
    turnedBody(sheet, { x, y, tilt, profile: lid, surface: { colour: params.lid, gloss: 0.5 } }),
    wrappedLabel(sheet, params.text, { x, y: y - 216, radius: 147, height: 158, bend: 147 * tilt }),
  ].join('');
}
