import type { Generator } from '../picture.ts';
import { shade } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { axisPoint, frontArc, turnedBody, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';
import { bentTube } from '../studio/tube.ts';
import { guestCup } from './guests.ts';

const belly: readonly ProfilePoint[] = [
  [104, 0],
  [122, 5],
  [176, 60],
  [204, 140],
  [190, 220],
  [140, 276],
  [92, 296],
];
const lid: readonly ProfilePoint[] = [
  [98, 292],
  [98, 300],
  [84, 316],
  [44, 330],
  [16, 336],
  [14, 350],
  [26, 362],
  [28, 376],
  [18, 388],
  [0, 391],
];

/** A round teapot with a knobbed lid; in use with a cup of tea. */
export const teapot: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const group =
      pot(sheet, colour, 420, 860, 0.15) + enlarged(guestCup(sheet, 745, 905, '#a55b2c', 0.15), 0.92, 745, 905);
    return wallGround(sheet, wallFor(colour), 750) + enlarged(group, 1.02, 480, 870);
  }
  return paperGround(sheet) + enlarged(pot(sheet, colour, 490, 840, 0.2), 1.3, 480, 920);
};

function pot(sheet: Sheet, colour: string, x: number, y: number, tilt: number): string {
  const clay: Turned = { x, y, profile: belly, tilt, surface: { colour, gloss: 0.45 } };
  const [ax, shoulder] = axisPoint(clay, 236);
  const curve = `M${n(ax + 158)} ${n(shoulder - 8)} c78 -50 144 -8 134 70 c-8 62 -62 92 -110 106`;
  return [
    contactShadow(sheet, x, y, 130, 130 * tilt),
    bentTube(sheet, curve, colour, 34),
    spout(sheet, clay, colour),
    turnedBody(sheet, clay),
    speckles(sheet, { ...clay, profile: belly.slice(2, 6) }, 130, shade(colour, 0.5)),
    turnedBody(sheet, { ...clay, profile: lid }),
    `<path d="${frontArc(clay, 97, 294)}" fill="none" stroke="${shade(colour, 0.45)}" stroke-width="3.5" opacity="0.6"/>`,
  ].join('');
}

/** The spout to the left: wide where it leaves the belly, narrow at its mouth. */
function spout(sheet: Sheet, clay: Turned, colour: string): string {
  const [x, y] = axisPoint(clay, 200);
  const fill = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0.2" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${shade(colour, 1.1)}"/><stop offset="0.4" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.62)}"/></linearGradient>`,
  );
  return `<path d="M${n(x - 150)} ${n(y + 110)} C${n(x - 236)} ${n(y + 88)} ${n(x - 252)} ${n(y + 10)} ${n(x - 296)} ${n(y - 62)} C${n(x - 288)} ${n(y - 74)} ${n(x - 262)} ${n(y - 80)} ${n(x - 250)} ${n(y - 72)} C${n(x - 226)} ${n(y - 20)} ${n(x - 206)} ${n(y - 6)} ${n(x - 160)} ${n(y - 4)}Z" fill="${fill}"/>
    <ellipse cx="${n(x - 273)}" cy="${n(y - 68)}" rx="23" ry="6.5" transform="rotate(-14 ${n(x - 273)} ${n(y - 68)})" fill="${shade(colour, 0.5)}" stroke="${shade(colour, 1.12)}" stroke-width="3"/>`;
}
