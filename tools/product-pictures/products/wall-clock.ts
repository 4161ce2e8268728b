import type { Generator } from '../picture.ts';
import { channels, shade } from '../studio/colour.ts';
import { blur } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { plainWall } from '../studio/wall.ts';

const [x, y, radius] = [480, 590, 320];

/** A round wall clock with a painted dial and oak hands, at ten past ten; the second picture goes close. */
export const wallClock: Generator = (sheet, { colour, view }) => {
  const whole = clock(sheet, colour);
  return plainWall(sheet) + (view === 'detail' ? enlarged(whole, 2, 700, 500) : whole);
};

function clock(sheet: Sheet, colour: string): string {
  const ink = Math.min(...channels(colour)) > 150 ? '#2d2620' : '#f7f0e2';
  const dial = sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="${shade(colour, 1.08)}"/><stop offset="0.6" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.82)}"/></radialGradient>`,
  );
  const disc = (r: number, paint: string, shift = 0) =>
    `<circle cx="${x + shift}" cy="${n(y + shift * 1.4)}" r="${r}" ${paint}/>`;
  return [
    disc(radius, `fill="#3d2a18" opacity="0.28" filter="${blur(sheet, 24)}"`, 22),
    disc(radius, `fill="#3d2a18" opacity="0.36" filter="${blur(sheet, 6)}"`, 6),
    disc(radius, `fill="${shade(colour, 0.72)}"`),
    disc(radius - 5, `fill="${shade(colour, 1.1)}"`),
    disc(radius - 9, `fill="${dial}"`),
    marks(ink),
    hand(sheet, 305, 170, 17),
    hand(sheet, 60, 250, 12),
    disc(19, 'fill="#8a6236"'),
    disc(15, 'fill="#d3ab73"', -1),
  ].join('');
}

function marks(ink: string): string {
  return Array.from({ length: 12 }, (_, hour) => {
    const isQuarter = hour % 3 === 0;
    return `<rect x="${x - (isQuarter ? 5 : 2.5)}" y="${y - radius + 40}" width="${isQuarter ? 10 : 5}" height="${isQuarter ? 54 : 32}" rx="2.5" fill="${ink}" opacity="${isQuarter ? 0.9 : 0.65}" transform="rotate(${hour * 30} ${x} ${y})"/>`;
  }).join('');
}

/** A tapered hand of oak that points so many degrees from twelve. */
function hand(sheet: Sheet, angle: number, length: number, half: number): string {
  const path = `M${x - half} ${y + 40} L${x - half * 0.45} ${y - length} Q${x} ${y - length - 8} ${x + half * 0.45} ${y - length} L${x + half} ${y + 40} Q${x} ${y + 52} ${x - half} ${y + 40}Z`;
  const turn = `rotate(${angle} ${x} ${y})`;
  return `<path d="${path}" transform="translate(6 10) ${turn}" fill="#24160a" opacity="0.3" filter="${blur(sheet, 5)}"/><path d="${path}" transform="${turn}" fill="#c8a06a"/><path d="M${x} ${y + 40} L${x} ${y - length}" transform="${turn}" stroke="#7c5428" stroke-width="2" opacity="0.4"/>`;
}
