import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';

const birch = '#e1cba3';
const profile: readonly ProfilePoint[] = [
  [5, 0],
  [12, 6],
  [60, 44],
  [150, 96],
  [196, 150],
  [200, 168],
  [192, 186],
  [120, 206],
  [48, 222],
  [26, 240],
  [20, 280],
  [20, 350],
  [30, 362],
  [30, 384],
  [20, 394],
  [0, 397],
];

/** A turned spinning top with painted rings; spinning beside a smaller one in the second picture. */
export const spinningTop: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const small = enlarged(top(sheet, mix(colour, '#f3ece0', 0.4), 700, 820, 5), 0.6, 700, 820);
    return wallGround(sheet, '#cfd0bb', 740) + enlarged(small + top(sheet, colour, 400, 880, -7), 1.14, 480, 880);
  }
  return paperGround(sheet) + enlarged(top(sheet, colour, 480, 830, -9), 1.42, 480, 900);
};

/** One top, leaning so many degrees. */
function top(sheet: Sheet, colour: string, x: number, y: number, lean: number): string {
  const paint = (height: number) => {
    if (height > 150 && height < 186) return colour;
    if (height > 196 && height < 206) return shade(colour, 0.7);
    if (height > 96 && height < 118) return mix(colour, birch, 0.45);
    return height > 355 ? colour : birch;
  };
  const body = turnedBody(sheet, {
    x,
    y,
    tilt: 0.24,
    profile,
    surface: (height) => ({ colour: paint(height), gloss: 0.3 }),
  });
  return contactShadow(sheet, x, y + 4, 90, 16, 0.7) + `<g transform="rotate(${lean} ${x} ${y})">${body}</g>`;
}
