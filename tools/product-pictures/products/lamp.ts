import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { axisPoint, turnedBody, turnedOutline, type ProfilePoint, type Turned } from '../studio/lathe.ts';
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

/** A shade of linen, seen from a little above; the profile has its lower and its upper rim. */
export function linenShade(sheet: Sheet, turned: Turned, isLit: boolean): string {
  const [[wide, bottom] = [0, 0], [narrow, top] = [0, 0]] = turned.profile;
  const [x, low] = axisPoint(turned, bottom);
  const [, high] = axisPoint(turned, top);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${turnedOutline(turned)}"/></clipPath>`);
  const threads = Array.from({ length: 120 }, (_, index) => {
    const angle = -1.5 + (index / 119) * 3;
    const sag = wide * turned.tilt;
    return `<path d="M${n(x + wide * Math.sin(angle))} ${n(low + sag)} L${n(x + narrow * Math.sin(angle))} ${n(high - sag)}" stroke="#8a6f48" stroke-width="${n(sheet.between(0.5, 1.6))}" opacity="${n(sheet.between(0.04, 0.16))}"/>`;
  });
  const [rx, ry] = [wide * 0.55, (low - high) * 0.6];
  const glow = isLit
    ? `<ellipse cx="${n(x)}" cy="${n((low + high) / 2)}" rx="${n(rx)}" ry="${n(ry)}" fill="#fff6dc" opacity="0.9" filter="${blur(sheet, 40)}"/>`
    : '';
  const rim = (paint: string) =>
    `<ellipse cx="${n(x)}" cy="${n(high)}" rx="${n(narrow - 2)}" ry="${n((narrow - 2) * turned.tilt)}" ${paint}/>`;
  const opening = rim(`fill="${isLit ? '#fff2cf' : '#d9cdb8'}"`) + rim('fill="none" stroke="#fbf5e8" stroke-width="4"');
  return `${turnedBody(sheet, turned)}<g clip-path="${clip}">${threads.join('')}${glow}</g>${opening}`;
}
