import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { turnedBody, turnedOutline, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

const foot: readonly ProfilePoint[] = [
  [104, 0],
  [116, 5],
  [150, 46],
  [160, 110],
  [136, 190],
  [72, 262],
  [34, 300],
  [30, 330],
];
const neck: readonly ProfilePoint[] = [
  [18, 330],
  [18, 372],
  [14, 372],
  [14, 400],
];
const shadeProfile: readonly ProfilePoint[] = [
  [236, 384],
  [160, 640],
];

/** A round ceramic foot under a linen shade: unlit on paper, lit against a wall at dusk. */
export const lamp: Generator = (sheet, { colour, view }) => {
  if (view === 'scene')
    return (
      wallGround(sheet, mix(wallFor(colour), '#6f5a45', 0.32), 850, { table: '#cdb799', isDusk: true }) +
      enlarged(standing(sheet, colour, true), 1.06, 480, 940)
    );
  return paperGround(sheet) + enlarged(standing(sheet, colour, false), 1.12, 480, 940);
};

function standing(sheet: Sheet, colour: string, isLit: boolean): string {
  const place = { x: 480, y: 940, tilt: 0.14 };
  const part = (profile: readonly ProfilePoint[], paint: string, gloss: number): Turned => ({
    ...place,
    profile,
    surface: { colour: paint, gloss },
  });
  return [
    isLit ? halo(sheet) : '',
    contactShadow(sheet, place.x, place.y, 136, 24),
    turnedBody(sheet, part(foot, colour, 0.25)),
    turnedBody(sheet, part(neck, '#b8934c', 0.6)),
    linenShade(sheet, part(shadeProfile, isLit ? '#f7e2b8' : '#efe6d5', 0), isLit),
  ].join('');
}

function halo(sheet: Sheet): string {
  const pool = (y: number, rx: number, ry: number, opacity: number) =>
    `<ellipse cx="480" cy="${y}" rx="${rx}" ry="${ry}" fill="#ffe3a8" opacity="${opacity}" filter="${blur(sheet, 60)}"/>`;
  return pool(430, 420, 330, 0.55) + pool(960, 420, 90, 0.6);
}

function linenShade(sheet: Sheet, turned: Turned, isLit: boolean): string {
  const outline = turnedOutline(turned);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const threads = Array.from({ length: 120 }, (_, index) => {
    const angle = -1.5 + (index / 119) * 3;
    const [low, high] = [480 + 236 * Math.sin(angle), 480 + 160 * Math.sin(angle)];
    return `<path d="M${n(low)} 600 L${n(high)} 290" stroke="#8a6f48" stroke-width="${n(sheet.between(0.5, 1.6))}" opacity="${n(sheet.between(0.04, 0.16))}"/>`;
  });
  const glow = isLit
    ? `<ellipse cx="480" cy="470" rx="130" ry="150" fill="#fff6dc" opacity="0.9" filter="${blur(sheet, 40)}"/>`
    : '';
  const rim = `<ellipse cx="480" cy="${n(940 - 640 * 0.99)}" rx="158" ry="21" fill="${isLit ? '#fff2cf' : '#d9cdb8'}"/><ellipse cx="480" cy="${n(940 - 640 * 0.99)}" rx="158" ry="21" fill="none" stroke="#fbf5e8" stroke-width="4"/>`;
  return `${turnedBody(sheet, turned)}<g clip-path="${clip}">${threads.join('')}${glow}</g>${rim}`;
}
