import type { Generator } from '../picture.ts';
import { shade } from '../studio/colour.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { glassShadow, glassVessel } from '../studio/glass.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { flame } from './candlesticks.ts';

const profile: readonly ProfilePoint[] = [
  [104, 0],
  [118, 5],
  [126, 26],
  [120, 44],
  [140, 78],
  [164, 150],
  [160, 226],
  [140, 290],
  [142, 316],
  [150, 330],
];

/** A lantern of coloured glass, and three of them lit in the dusk. */
export const lantern: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const row = [
      lamp(sheet, colour, 700, 850, 0.7),
      lamp(sheet, shade(colour, 0.86), 270, 830, 0.6),
      lamp(sheet, colour, 470, 910, 1),
    ];
    return (
      wallGround(sheet, '#93836f', 730, { table: '#bfa98c', isDusk: true }) +
      row.map((one) => enlarged(one, 1.08, 480, 880)).join('')
    );
  }
  return (
    paperGround(sheet) +
    enlarged(
      glassShadow(sheet, 480, 830, 124, 25, colour) +
        candle(sheet, 480, 796, true) +
        ember(sheet, 480, 730) +
        vessel(sheet, colour, 480, 830),
      1.42,
      480,
      880,
    )
  );
};

/** What a burning candle does to the glass around it by day. */
function ember(sheet: Sheet, x: number, y: number): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="96" ry="100" fill="#ffdf9c" opacity="0.55" filter="${blur(sheet, 30)}"/>`;
}

function vessel(sheet: Sheet, tint: string, x: number, y: number): string {
  return glassVessel(sheet, { turned: { x, y, profile, tilt: 0.2 }, tint });
}

function candle(sheet: Sheet, x: number, y: number, burning: boolean): string {
  const wax: readonly ProfilePoint[] = [
    [50, 6],
    [52, 8],
    [52, 36],
    [50, 40],
    [0, 41],
  ];
  return (
    turnedBody(sheet, { x, y, tilt: 0.2, profile: wax, surface: { colour: '#f1e8d6', gloss: 0.1 } }) +
    (burning ? flame(sheet, x, y - 44) : '')
  );
}

function lamp(sheet: Sheet, tint: string, x: number, y: number, size: number): string {
  const glow = `<ellipse cx="${n(x)}" cy="${n(y - 120)}" rx="230" ry="210" fill="${tint}" opacity="0.5" filter="${blur(sheet, 50)}"/><ellipse cx="${n(x)}" cy="${n(y + 10)}" rx="240" ry="44" fill="#ffd58c" opacity="0.5" filter="${blur(sheet, 26)}"/>`;
  const inside = `<ellipse cx="${n(x)}" cy="${n(y - 90)}" rx="92" ry="100" fill="#ffe1a0" opacity="0.9" filter="${blur(sheet, 26)}"/>`;
  return enlarged(
    glow + contactShadow(sheet, x, y, 112, 22) + inside + candle(sheet, x, y - 34, true) + vessel(sheet, tint, x, y),
    size,
    x,
    y,
  );
}
