import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { axisPoint, turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';
import { twig } from '../studio/twig.ts';
import { bentTube } from '../studio/tube.ts';

const profile: readonly ProfilePoint[] = [
  [112, 0],
  [128, 5],
  [158, 70],
  [166, 140],
  [150, 230],
  [116, 320],
  [102, 380],
  [106, 430],
  [114, 462],
  [111, 467],
];
const inner: readonly ProfilePoint[] = [
  [103, 465],
  [96, 420],
  [92, 370],
  [0, 340],
];

/** A pitcher of stoneware with a small lip; in use it holds a few twigs. */
export const pitcher: Generator = (sheet, { colour, view }) => {
  if (view === 'scene')
    return (
      wallGround(sheet, wallFor(colour), 780) + enlarged(whole(sheet, colour, 460, 890, 0.15, true), 1.04, 480, 890)
    );
  return paperGround(sheet) + enlarged(whole(sheet, colour, 455, 870, 0.2, false), 1.24, 480, 880);
};

function whole(sheet: Sheet, colour: string, x: number, y: number, tilt: number, filled: boolean): string {
  const turned: Turned = {
    x,
    y,
    profile,
    tilt,
    surface: (height) => (height < 40 ? { colour: '#b98762', gloss: 0.02 } : { colour, gloss: 0.35 }),
  };
  const [ax, top] = axisPoint(turned, 400);
  const curve = `M${n(ax + 98)} ${n(top)} c84 -34 152 0 146 84 c-6 76 -58 116 -112 146`;
  const twigs = [-20, 2, 19].map((lean, index) => twig(sheet, x + (index - 1) * 20, y - 486, lean, 250 + index * 36));
  return [
    contactShadow(sheet, x, y, 140, 140 * tilt),
    bentTube(sheet, curve, colour, 36),
    turnedBody(sheet, turned),
    speckles(sheet, { ...turned, profile: profile.slice(2, 7) }, 130, shade(colour, 0.5)),
    lip(sheet, turned, colour),
    turnedInside(sheet, { turned, inner, rim: mix(colour, '#ffffff', 0.32) }),
    lipOpening(turned, colour),
    filled ? twigs.join('') : '',
  ].join('');
}

/** The spout that is pulled out of the rim, to the left. */
function lip(sheet: Sheet, turned: Turned, colour: string): string {
  const [x, y] = axisPoint(turned, 462);
  const fill = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${shade(colour, 1.06)}"/><stop offset="0.5" stop-color="${shade(colour, 0.98)}"/><stop offset="1" stop-color="${shade(colour, 0.86)}"/></linearGradient>`,
  );
  return `<path d="M${n(x - 60)} ${n(y - 16)} C${n(x - 100)} ${n(y - 22)} ${n(x - 136)} ${n(y - 34)} ${n(x - 160)} ${n(y - 28)} C${n(x - 164)} ${n(y - 14)} ${n(x - 142)} ${n(y + 40)} ${n(x - 104)} ${n(y + 96)} L${n(x - 60)} ${n(y + 20)}Z" fill="${fill}"/>`;
}

/** The inside of the spout, so that the opening runs out into it. */
function lipOpening(turned: Turned, colour: string): string {
  const [x, y] = axisPoint(turned, 464);
  const dark = shade(colour, 0.74);
  return `<path d="M${n(x - 78)} ${n(y - 16)} C${n(x - 112)} ${n(y - 20)} ${n(x - 136)} ${n(y - 29)} ${n(x - 154)} ${n(y - 25)} C${n(x - 136)} ${n(y - 6)} ${n(x - 112)} ${n(y + 7)} ${n(x - 86)} ${n(y + 11)}Z" fill="${dark}"/>
    <path d="M${n(x - 62)} ${n(y - 17)} C${n(x - 100)} ${n(y - 23)} ${n(x - 136)} ${n(y - 33)} ${n(x - 160)} ${n(y - 28)} C${n(x - 140)} ${n(y - 4)} ${n(x - 112)} ${n(y + 11)} ${n(x - 88)} ${n(y + 15)}" fill="none" stroke="${mix(colour, '#ffffff', 0.32)}" stroke-width="5" stroke-linecap="round"/>`;
}
