import type { Generator } from '../picture.ts';
import { shade } from '../studio/colour.ts';
import { clothFilter, lyingShadow, ribFill, volume } from '../studio/cloth.ts';
import { paperGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

const back = 'M430 300 C470 286 560 288 596 306 C616 420 628 560 640 770 L500 784 C490 600 470 470 430 300Z';
const frontPart = 'M366 316 C390 288 470 284 520 300 C508 440 480 620 470 876 L318 866 C326 640 338 460 366 316Z';
const bend = 'M366 330 C360 268 420 240 486 240 C560 240 604 270 598 330 C592 362 372 364 366 330Z';

/** A ribbed scarf laid double, with fringes; the second picture goes close to them. */
export const scarf: Generator = (sheet, { colour, view }) => {
  const wool = clothFilter(sheet, { puff: 5, depth: 8, grain: [0.2, 0.26], rough: 0.4 });
  const rib = ribFill(sheet, 17);
  const part = (path: string, turn: string, light: number) =>
    `<g filter="${wool}">${fringeOf(sheet, path, colour, light)}<path d="${path}" fill="${shade(colour, light)}"/><g>${clipped(sheet, path, `<rect x="-400" y="-400" width="2000" height="2200" transform="${turn}" fill="${rib}"/>`)}</g></g>${volume(sheet, path, 34)}`;
  const whole =
    lyingShadow(sheet, `${back}${frontPart}${bend}`) +
    part(back, 'rotate(-7 480 600)', 0.93) +
    part(bend, 'rotate(-2 480 600)', 0.97) +
    part(frontPart, 'rotate(5 480 600)', 1);
  return paperGround(sheet) + (view === 'detail' ? enlarged(whole, 2.2, 400, 840) : enlarged(whole, 1.24, 480, 600));
};

function clipped(sheet: Sheet, path: string, art: string): string {
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  return `<g clip-path="${clip}">${art}</g>`;
}

function fringeOf(sheet: Sheet, path: string, colour: string, light: number): string {
  if (path === bend) return '';
  const [left, right] =
    path === back
      ? [
          [500, 784],
          [640, 770],
        ]
      : [
          [318, 866],
          [470, 876],
        ];
  const [x0, y0, x1, y1] = [left?.[0] ?? 0, left?.[1] ?? 0, right?.[0] ?? 0, right?.[1] ?? 0];
  return Array.from({ length: 17 }, (_, index) => {
    const share = (index + 0.5) / 17;
    const [x, y] = [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share - 6];
    const ink = shade(colour, light * (index % 2 === 0 ? 1 : 0.86));
    const [dx, dy] = [sheet.between(-9, 9), sheet.between(58, 74)];
    return `<path d="M${n(x)} ${n(y)} q${n(sheet.between(-7, 7))} ${n(dy * 0.5)} ${n(dx)} ${n(dy)}" fill="none" stroke="${ink}" stroke-width="6.6" stroke-linecap="round"/>`;
  }).join('');
}
