import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';

const profile: readonly ProfilePoint[] = [
  [96, 0],
  [112, 5],
  [118, 40],
  [128, 130],
  [132, 214],
  [131, 226],
  [128, 230],
];
const inner: readonly ProfilePoint[] = [
  [116, 228],
  [113, 150],
  [104, 60],
  [70, 34],
  [0, 30],
];

/** Two small cups without handles: side by side, and stacked on a table. */
export const cupPair: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const stack = [
      cup(sheet, colour, 450, 850, 0.17),
      cup(sheet, colour, 452, 694, 0.17),
      cup(sheet, mix(colour, '#f3ece0', 0.75), 690, 880, 0.17, true),
    ];
    return wallGround(sheet, wallFor(colour), 760) + enlarged(stack.join(''), 1.1, 480, 850);
  }
  const pair = [cup(sheet, colour, 600, 786, 0.24), cup(sheet, colour, 362, 838, 0.24)];
  return paperGround(sheet) + enlarged(pair.join(''), 1.35, 480, 982);
};

function cup(sheet: Sheet, colour: string, x: number, y: number, tilt: number, filled = false): string {
  const turned: Turned = {
    x,
    y,
    profile,
    tilt,
    surface: (height) => (height < 30 ? { colour: '#b98762', gloss: 0 } : { colour, gloss: 0.3 }),
  };
  const coffee = filled
    ? `<ellipse cx="${x}" cy="${y - 196}" rx="104" ry="${104 * tilt}" fill="#4a2d1c"/><ellipse cx="${x - 8}" cy="${y - 196}" rx="88" ry="${84 * tilt}" fill="#7a4e30" opacity="0.55"/>`
    : '';
  return [
    contactShadow(sheet, x, y, 108, 108 * tilt),
    turnedBody(sheet, turned),
    speckles(sheet, { ...turned, profile: profile.slice(2, 5) }, 70, shade(colour, 0.5)),
    turnedInside(sheet, { turned, inner, rim: mix(colour, '#ffffff', 0.3) }),
    coffee,
  ].join('');
}
