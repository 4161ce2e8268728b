import { blur, contactShadow } from '../studio/ground.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

/** Two unlit candlesticks, to stand in another picture. */
export function candlePair(sheet: Sheet, colour: string, x: number, y: number): string {
  const pair =
    stick(sheet, colour, { x: x - 78, y: y - 14, stem: 190, candle: 220, burning: false }) +
    stick(sheet, colour, { x: x + 78, y, stem: 120, candle: 220, burning: false });
  return enlarged(pair, 0.8, x, y);
}

interface Place {
  x: number;
  y: number;
  stem: number;
  candle: number;
  burning: boolean;
}

function stick(sheet: Sheet, colour: string, { x, y, stem, candle, burning }: Place): string {
  const tilt = 0.2;
  const wax: readonly ProfilePoint[] = [
    [17, stem + 34],
    [17, stem + candle - 6],
    [15, stem + candle],
    [4, stem + candle + 4],
  ];
  const top = y - (stem + candle) * 0.98;
  return [
    contactShadow(sheet, x, y, 70, 70 * tilt),
    burning
      ? `<ellipse cx="${x}" cy="${n(top - 30)}" rx="150" ry="170" fill="#ffd98f" opacity="0.42" filter="${blur(sheet, 46)}"/>`
      : '',
    turnedBody(sheet, { x, y, tilt, profile: metalProfile(stem), surface: { colour, gloss: 0.75 } }),
    metalGlint(sheet, x, y, stem),
    turnedBody(sheet, { x, y, tilt, profile: wax, surface: { colour: '#f4ecdc', gloss: 0.1 } }),
    `<path d="M${x} ${n(top)} q2 -9 0 -17" stroke="#3a2d22" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    burning ? flame(sheet, x, top - 12) : '',
  ].join('');
}

/** A turned stick with a wide foot, a bead under the collar and a cup for the candle. */
function metalProfile(stem: number): readonly ProfilePoint[] {
  return [
    [66, 0],
    [72, 3],
    [72, 9],
    [64, 14],
    [24, 22],
    [14, 34],
    [11, 60],
    [11, stem - 50],
    [16, stem - 40],
    [11, stem - 30],
    [12, stem - 18],
    [30, stem - 8],
    [34, stem],
    [32, stem + 4],
    [22, stem + 6],
    [24, stem + 34],
    [22, stem + 38],
    [17, stem + 40],
  ];
}

function metalGlint(sheet: Sheet, x: number, y: number, stem: number): string {
  return `<path d="M${x - 5} ${n(y - 60)} V${n(y - stem + 50)}" stroke="#fff6da" stroke-width="3.4" stroke-linecap="round" opacity="0.75" filter="${blur(sheet, 1)}"/>
    <path d="M${x + 7} ${n(y - 60)} V${n(y - stem + 50)}" stroke="#2a1c0a" stroke-width="3" stroke-linecap="round" opacity="0.3" filter="${blur(sheet, 1.4)}"/>`;
}

/** A candle's flame, standing on its wick. */
function flame(sheet: Sheet, x: number, y: number): string {
  const shape = (size: number, fill: string, soft: number) =>
    `<path d="M0 0 C${n(13 * size)} ${n(-10 * size)} ${n(8 * size)} ${n(-32 * size)} 0 ${n(-52 * size)} C${n(-8 * size)} ${n(-32 * size)} ${n(-13 * size)} ${n(-10 * size)} 0 0Z" fill="${fill}" filter="${blur(sheet, soft)}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)})">${shape(1.25, '#ffb648', 4)}${shape(1, '#ffe7a6', 1.2)}${shape(0.6, '#fffbea', 1)}</g>`;
}
