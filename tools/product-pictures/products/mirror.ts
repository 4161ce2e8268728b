import type { Generator } from '../picture.ts';
import { shade } from '../studio/colour.ts';
import { blur, wallGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { plainWall } from '../studio/wall.ts';
import { smallVase } from './shelf-goods.ts';
import { candlePair } from './candlesticks.ts';

/** A round mirror in a turned frame; above a table in the second picture. */
export const mirror: Generator = (sheet, { colour, view }) => {
  if (view !== 'scene') return plainWall(sheet) + round(sheet, colour, 480, 590, 330);
  return (
    wallGround(sheet, '#b7bda6', 900) +
    round(sheet, colour, 480, 430, 260) +
    enlarged(smallVase(sheet, 270, 985, '#bf6d4c'), 1.7, 270, 985) +
    candlePair(sheet, '#bf9a50', 690, 985)
  );
};

function round(sheet: Sheet, colour: string, x: number, y: number, radius: number): string {
  const frame = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(colour, 1.16)}"/><stop offset="0.5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.66)}"/></linearGradient>`,
  );
  const glass = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="#eef1ee"/><stop offset="0.45" stop-color="#dfe2dc"/><stop offset="1" stop-color="#c3c4ba"/></linearGradient>`,
  );
  const clip = sheet.define(
    (id) => `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${n(radius * 0.93)}"/></clipPath>`,
  );
  const disc = (r: number, paint: string, dx = 0, dy = 0) =>
    `<circle cx="${n(x + dx)}" cy="${n(y + dy)}" r="${n(r)}" ${paint}/>`;
  const beam = (shift: number, size: number, opacity: number) =>
    `<path d="M${n(x - radius + shift)} ${n(y + radius)} L${n(x + shift)} ${n(y - radius)} h${size} L${n(x - radius + shift + size)} ${n(y + radius)}Z" fill="#ffffff" opacity="${opacity}" filter="${blur(sheet, 7)}"/>`;
  return [
    disc(radius, `fill="#3d2a18" opacity="0.3" filter="${blur(sheet, 22)}"`, 20, 30),
    disc(radius, `fill="#3d2a18" opacity="0.35" filter="${blur(sheet, 6)}"`, 5, 8),
    disc(radius, `fill="${frame}"`),
    disc(radius * 0.95, `fill="${shade(colour, 0.6)}"`),
    disc(radius * 0.93, `fill="${glass}"`),
    `<g clip-path="${clip}">${beam(60, 130, 0.55)}${beam(240, 46, 0.5)}`,
    disc(
      radius * 0.93,
      `fill="none" stroke="#3a3a30" stroke-width="16" opacity="0.24" filter="${blur(sheet, 8)}"`,
      4,
      6,
    ),
    '</g>',
    disc(radius * 0.985, 'fill="none" stroke="#ffffff" stroke-width="2" opacity="0.35"', -1, -1),
  ].join('');
}
