import type { Generator } from '../picture.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { glassVessel } from '../studio/glass.ts';
import { wrappedLabel, type LabelText } from '../studio/label.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { berries, guestCup } from './guests.ts';

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
  /** What stands beside it in use. */
  beside: 'tea' | 'berries' | 'nothing';
}

/** A filled glass jar with a lid and a label. */
export function jar(params: JarParams): Generator {
  return (sheet, { view }) => {
    if (view !== 'scene') return paperGround(sheet) + enlarged(filledJar(sheet, params, 480, 850, 0.2), 1.36, 480, 850);
    const beside = {
      tea: () => guestCup(sheet, 680, 890, '#b4752f'),
      berries: () => berries(sheet, 670, 890, 13, '#a3262c'),
      nothing: () => filledJar(sheet, params, 700, 830, 0.15),
    };
    const back = params.beside === 'nothing' ? beside.nothing() : '';
    const front = params.beside === 'nothing' ? '' : beside[params.beside]();
    return (
      wallGround(sheet, wallFor(params.filling), 760) +
      enlarged(back + filledJar(sheet, params, 410, 870, 0.15) + front, 1.12, 480, 870)
    );
  };
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
