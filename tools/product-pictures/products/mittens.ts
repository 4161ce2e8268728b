import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { clothFilter, knitFill, lyingShadow, ribFill, volume } from '../studio/cloth.ts';
import { paperGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';

const hand =
  'M-86 250 C-92 150 -104 60 -98 -30 C-94 -130 -50 -190 4 -190 C60 -190 98 -130 100 -30 C102 40 96 150 88 250 Q0 268 -86 250Z';
const thumb = 'M84 110 C110 70 120 20 146 -22 C164 -50 202 -40 200 -4 C196 60 150 150 92 190Z';
const cuff = 'M-92 232 Q0 254 94 232 L100 352 Q0 376 -98 352Z';

/** A pair of felted mittens with ribbed cuffs; the second picture goes close. */
export const mittens: Generator = (sheet, { colour, view }) => {
  const pair =
    mitten(sheet, colour, 'translate(330 600) rotate(-9) scale(-1 1)', true) +
    mitten(sheet, colour, 'translate(626 610) rotate(8)', false);
  return paperGround(sheet) + (view === 'detail' ? enlarged(pair, 2, 560, 900) : enlarged(pair, 1.08, 480, 620));
};

function mitten(sheet: Sheet, colour: string, place: string, isMirrored: boolean): string {
  const wool = clothFilter(sheet, { puff: 5, depth: 9, grain: [0.16, 0.16], rough: 0.45 });
  const part = (path: string, texture: string) =>
    `<g filter="${wool}"><path d="${path}" fill="${colour}"/><path d="${path}" fill="${texture}"/></g>`;
  const yarn = mix(colour, '#f4ead9', 0.8);
  const stars = `<g fill="${yarn}" opacity="0.92">${[-40, 0, 40].map((x) => `<path d="M${x} -20 l9 16 l-9 16 l-9 -16z M${x} 34 l9 16 l-9 16 l-9 -16z"/>`).join('')}</g>`;
  const bands = `<path d="M-93 196 Q0 214 92 196 M-92 214 Q0 232 91 214" fill="none" stroke="${yarn}" stroke-width="7" opacity="0.9"/>`;
  const shade = (path: string, spread: number) =>
    isMirrored
      ? `<g transform="scale(-1 1)">${volume(sheet, mirrored(path), spread)}</g>`
      : volume(sheet, path, spread);
  return `<g transform="${place}">${lyingShadow(sheet, `${hand} ${thumb} ${cuff}`)}${part(thumb, knitFill(sheet, 10))}${shade(thumb, 26)}${part(hand, knitFill(sheet, 10))}<g filter="${wool}">${stars}${bands}</g>${shade(hand, 44)}${part(cuff, ribFill(sheet, 13))}${shade(cuff, 26)}</g>`;
}

/** The same path seen in a mirror, so that its light still comes from the left once it is flipped back. */
function mirrored(path: string): string {
  return path.replace(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);
}
