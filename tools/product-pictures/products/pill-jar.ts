import type { Generator } from '../picture.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { wrappedLabel, type LabelText } from '../studio/label.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { tumblerGlass } from './tumbler.ts';

const body: readonly ProfilePoint[] = [
  [112, 0],
  [126, 5],
  [132, 22],
  [132, 60],
  [132, 236],
  [124, 268],
  [96, 290],
  [90, 306],
];
const lid: readonly ProfilePoint[] = [
  [100, 292],
  [104, 295],
  [104, 366],
  [100, 373],
  [90, 376],
  [0, 377],
];

/** A small jar of brown glass with a label; on a table with a glass of water and a few capsules. */
export function pillJar(text: LabelText): Generator {
  return (sheet, { colour, view }) => {
    if (view !== 'scene')
      return paperGround(sheet) + enlarged(jar(sheet, text, colour, 480, 850, 0.18), 1.46, 480, 900);
    const capsules = Array.from({ length: 6 }, () =>
      capsule(sheet, 560 + sheet.between(-60, 90), 950 + sheet.between(-12, 26)),
    );
    return (
      wallGround(sheet, '#c9cfc0', 760) +
      enlarged(
        tumblerGlass(sheet, '#dfe6e0', 668, 850, 0.15, 150) + jar(sheet, text, colour, 390, 890, 0.15),
        1.14,
        480,
        890,
      ) +
      capsules.join('')
    );
  };
}

function jar(sheet: Sheet, text: LabelText, lidColour: string, x: number, y: number, tilt: number): string {
  return [
    contactShadow(sheet, x, y, 126, 126 * tilt),
    turnedBody(sheet, { x, y, tilt, profile: body, surface: { colour: '#5a3018', gloss: 0.9 } }),
    `<path d="M${n(x - 108)} ${n(y - 20)} V${n(y - 236)}" stroke="#ffffff" stroke-width="12" stroke-linecap="round" opacity="0.4" filter="${blur(sheet, 4)}"/>`,
    turnedBody(sheet, { x, y, tilt, profile: lid, surface: { colour: lidColour, gloss: 0.35 } }),
    wrappedLabel(sheet, text, { x, y: y - 226, radius: 133, height: 170, bend: 133 * tilt }),
  ].join('');
}

function capsule(sheet: Sheet, x: number, y: number): string {
  const turn = n(sheet.between(-40, 40));
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><rect x="-17" y="-6" width="40" height="20" rx="10" fill="#3d2a18" opacity="0.3" filter="${blur(sheet, 4)}"/><rect x="-20" y="-10" width="40" height="19" rx="9.5" fill="#dca94a"/><rect x="-14" y="-7" width="22" height="5" rx="2.5" fill="#fff" opacity="0.6"/></g>`;
}
