import type { Generator } from '../picture.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { glassShadow, glassVessel } from '../studio/glass.ts';
import { wrappedLabel, type LabelText } from '../studio/label.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { tumblerGlass } from './tumbler.ts';

const glass: readonly ProfilePoint[] = [
  [92, 0],
  [106, 5],
  [112, 22],
  [112, 60],
  [112, 320],
  [102, 372],
  [58, 430],
  [38, 474],
  [34, 520],
  [36, 556],
];
const stopper: readonly ProfilePoint[] = [
  [40, 536],
  [42, 539],
  [42, 590],
  [39, 596],
  [0, 598],
];

export interface BottleParams {
  text: LabelText;
  filling: string;
  stopper: string;
}

/** A filled bottle with a stopper and a label; on a table with a poured glass. */
export function bottle(params: BottleParams): Generator {
  return (sheet, { view }) => {
    if (view !== 'scene') return paperGround(sheet) + enlarged(filled(sheet, params, 480, 890, 0.18), 1.2, 480, 890);
    const drink =
      glassShadow(sheet, 668, 905, 100, 16, params.filling) + tumblerGlass(sheet, '#dfe6e0', 668, 905, 0.15, 0);
    return (
      wallGround(sheet, wallFor(params.filling), 770) +
      enlarged(filled(sheet, params, 400, 880, 0.15) + drink + poured(sheet, params.filling, 668, 905), 1.1, 480, 890)
    );
  };
}

function filled(sheet: Sheet, params: BottleParams, x: number, y: number, tilt: number): string {
  return [
    contactShadow(sheet, x, y, 106, 106 * tilt, 0.8),
    glassVessel(sheet, {
      turned: { x, y, tilt, profile: glass },
      tint: '#cfd8c8',
      veil: 0.42,
      filling: { height: 452, colour: params.filling, opacity: 0.96 },
    }),
    turnedBody(sheet, { x, y, tilt, profile: stopper, surface: { colour: params.stopper, gloss: 0.3 } }),
    wrappedLabel(sheet, params.text, { x, y: y - 286, radius: 112, height: 190, bend: 112 * tilt }),
  ].join('');
}

/** What has been poured into the glass beside it. */
function poured(sheet: Sheet, colour: string, x: number, y: number): string {
  const profile: readonly ProfilePoint[] = [
    [94, 12],
    [104, 20],
    [111, 130],
  ];
  const body = turnedBody(sheet, { x, y, tilt: 0.15, profile, surface: { colour, gloss: 0.2 } });
  return `<g opacity="0.62">${body}</g>`;
}
