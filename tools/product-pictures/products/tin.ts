import { shade } from '../studio/colour.ts';
import { contactShadow } from '../studio/ground.ts';
import { wrappedLabel, type LabelText } from '../studio/label.ts';
import { frontArc, turnedBody, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import type { Sheet } from '../studio/sheet.ts';

const profile: readonly ProfilePoint[] = [
  [146, 0],
  [154, 4],
  [156, 12],
  [156, 290],
  [160, 293],
  [162, 300],
  [162, 372],
  [158, 382],
  [148, 386],
  [60, 388],
  [0, 388],
];

/** One tin, to stand alone or in a set. */
export function paintedTin(sheet: Sheet, colour: string, text: LabelText, x: number, y: number, tilt: number): string {
  const turned: Turned = { x, y, tilt, profile, surface: { colour, gloss: 0.45 } };
  return [
    contactShadow(sheet, x, y, 152, 152 * tilt),
    turnedBody(sheet, turned),
    `<path d="${frontArc(turned, 160, 294)}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="3" opacity="0.6"/>`,
    `<path d="${frontArc(turned, 160, 374)}" fill="none" stroke="#ffffff" stroke-width="2" opacity="0.3"/>`,
    wrappedLabel(sheet, text, { x, y: y - 258, radius: 157, height: 190, bend: 157 * tilt }),
  ].join('');
}
