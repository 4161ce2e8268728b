import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { wrappedLabel, type LabelText } from '../studio/label.ts';
import { axisPoint, turnedBody, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';
import { foldedTowels } from './folded.ts';

const body: readonly ProfilePoint[] = [
  [108, 0],
  [122, 5],
  [128, 20],
  [128, 60],
  [128, 300],
  [120, 340],
  [84, 378],
  [46, 398],
  [40, 416],
];
const collar: readonly ProfilePoint[] = [
  [48, 410],
  [52, 413],
  [52, 452],
  [48, 457],
  [18, 459],
  [15, 462],
  [15, 540],
];

export interface PumpParams {
  /** Absent on a bottle of stoneware, which has no label. */
  text?: LabelText;
  bottle: string;
  pump: string;
}

/** A soap pump of stoneware in the product's own colour. */
export const stonePump: Generator = (sheet, shot) => pumpBottle({ bottle: shot.colour, pump: '#b8934c' })(sheet, shot);

/** A bottle with a pump; in use on the edge of a bath with folded towels. */
export function pumpBottle(params: PumpParams): Generator {
  return (sheet, { view }) => {
    if (view !== 'scene') return paperGround(sheet) + enlarged(bottle(sheet, params, 470, 880, 0.16), 1.2, 480, 880);
    const towels = enlarged(foldedTowels(sheet, '#cbbfa9', 640, 850, 2), 0.62, 640, 850);
    return wallGround(sheet, '#b9bfae', 770) + enlarged(towels + bottle(sheet, params, 370, 890, 0.14), 1.02, 480, 880);
  };
}

function bottle(sheet: Sheet, { text, bottle: colour, pump }: PumpParams, x: number, y: number, tilt: number): string {
  const glassy: Turned = { x, y, tilt, profile: body, surface: { colour, gloss: text ? 0.9 : 0.4 } };
  return [
    contactShadow(sheet, x, y, 124, 124 * tilt),
    turnedBody(sheet, glassy),
    `<path d="M${n(x - 100)} ${n(y - 20)} V${n(y - 318)} q4 -22 26 -36" fill="none" stroke="#ffffff" stroke-width="13" stroke-linecap="round" opacity="0.42" filter="${blur(sheet, 4)}"/>`,
    `<path d="M${n(x + 108)} ${n(y - 30)} V${n(y - 306)}" stroke="${mix(colour, '#ffffff', 0.5)}" stroke-width="6" opacity="0.4" filter="${blur(sheet, 3)}"/>`,
    turnedBody(sheet, { x, y, tilt, profile: collar, surface: { colour: pump, gloss: 0.35 } }),
    head(sheet, glassy, pump),
    text
      ? wrappedLabel(sheet, text, { x, y: y - 268, radius: 129, height: 178, bend: 129 * tilt })
      : speckles(sheet, { ...glassy, profile: body.slice(2, 6) }, 110, shade(colour, 0.5)),
  ].join('');
}

function head(sheet: Sheet, turned: Turned, colour: string): string {
  const [x, y] = axisPoint(turned, 548);
  const path = `M${n(x - 34)} ${n(y - 34)} q0 -14 16 -15 l44 -3 q60 -4 112 14 q10 5 9 26 l-18 0 q-1 -12 -12 -13 l-78 -1 q-10 14 -30 14 q-43 0 -43 -22z`;
  const sheen = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.34)}"/><stop offset="0.35" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.6)}"/></linearGradient>`,
  );
  return `<rect x="${n(x - 22)}" y="${n(y - 22)}" width="44" height="26" rx="5" fill="${shade(colour, 0.8)}"/><path d="${path}" fill="${sheen}"/>`;
}
