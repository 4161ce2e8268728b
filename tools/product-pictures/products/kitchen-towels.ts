import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { clothFilter, volume, weaveFill } from '../studio/cloth.ts';
import { blur } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { height, n, width, type Sheet } from '../studio/sheet.ts';
import { plainWall } from '../studio/wall.ts';

/** Two linen towels with woven stripes on wooden pegs; the second picture goes close to the stripes. */
export const kitchenTowels: Generator = (sheet, { colour, view }) => {
  const whole =
    peg(sheet, 346, 300) +
    peg(sheet, 620, 300) +
    hanging(sheet, colour, 346, 250, 700) +
    hanging(sheet, colour, 620, 236, 660);
  return plainWall(sheet) + (view === 'detail' ? enlarged(whole, 2.3, 430, 930) : enlarged(whole, 1.08, 480, 600));
};

function peg(sheet: Sheet, x: number, y: number): string {
  return `<circle cx="${x + 10}" cy="${y + 16}" r="24" fill="#3d2a18" opacity="0.3" filter="${blur(sheet, 9)}"/><circle cx="${x}" cy="${y}" r="23" fill="#c8a06a"/><circle cx="${x - 5}" cy="${y - 6}" r="13" fill="#fff" opacity="0.25"/><circle cx="${x}" cy="${y}" r="15" fill="none" stroke="#8a6433" stroke-width="1.5" opacity="0.4"/>`;
}

function hanging(sheet: Sheet, colour: string, x: number, wide: number, long: number): string {
  const [top, half] = [322, wide / 2];
  const foot = top + long;
  const path = `M${n(x - 8)} ${top} C${n(x - 30)} ${top + 60} ${n(x - half + 20)} ${top + 90} ${n(x - half + 6)} ${top + 190} C${n(x - half)} ${top + 360} ${n(x - half - 4)} ${foot - 200} ${n(x - half + 2)} ${foot - 6} Q${n(x - half * 0.5)} ${foot + 12} ${n(x)} ${foot - 4} T${n(x + half - 2)} ${foot - 2} C${n(x + half + 4)} ${foot - 220} ${n(x + half)} ${top + 360} ${n(x + half - 8)} ${top + 180} C${n(x + half - 24)} ${top + 90} ${n(x + 28)} ${top + 60} ${n(x + 8)} ${top}Z`;
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  const linen = clothFilter(sheet, { puff: 3, depth: 6, grain: [0.4, 0.5], rough: 0.3 });
  const stripes = [40, 58, 66, 106, 114, 132].map(
    (up, index) =>
      `<rect x="${n(x - half - 10)}" y="${n(foot - up - (index % 3 === 0 ? 10 : 4))}" width="${wide + 20}" height="${index % 3 === 0 ? 10 : 4}" fill="${colour}"/>`,
  );
  const long1 = [-0.56, -0.5, 0.5, 0.56].map(
    (share) =>
      `<path d="M${n(x + share * 30)} ${top} C${n(x + share * 60)} ${top + 90} ${n(x + share * wide * 0.8)} ${top + 130} ${n(x + share * wide * 0.8)} ${top + 240} V${foot}" stroke="${colour}" stroke-width="${Math.abs(share) > 0.52 ? 7 : 3}" fill="none"/>`,
  );
  const cloth = `<rect width="${width}" height="${height}" fill="${mix('#efe5d2', colour, 0.05)}"/>${long1.join('')}${stripes.join('')}<rect width="${width}" height="${height}" fill="${weaveFill(sheet, 2.4)}"/>`;
  const loop = `<path d="M${n(x - 9)} ${top + 8} q-8 -40 9 -42 q17 2 9 42" fill="none" stroke="${colour}" stroke-width="6"/>`;
  const shadow = `<path d="${path}" transform="translate(26 20)" fill="#3d2a18" opacity="0.24" filter="${blur(sheet, 20)}"/><path d="${path}" transform="translate(6 5)" fill="#3d2a18" opacity="0.25" filter="${blur(sheet, 5)}"/>`;
  return `${shadow}${loop}<g filter="${linen}"><g clip-path="${clip}">${cloth}</g></g>${volume(sheet, path, 26, 0.8)}<g clip-path="${clip}">${drape(sheet, x, half, top, foot)}</g>`;
}

/** Folds that run down from the loop. */
function drape(sheet: Sheet, x: number, half: number, top: number, foot: number): string {
  const soft = blur(sheet, 8);
  return [-0.66, -0.22, 0.24, 0.68]
    .map((share, index) => {
      const path = `M${n(x + share * 16)} ${top + 20} C${n(x + share * 50)} ${top + 120} ${n(x + share * half)} ${top + 200} ${n(x + share * half + 4)} ${foot}`;
      const light = `<path d="${path}" transform="translate(-16 0)" fill="none" stroke="#fff" stroke-width="12" opacity="0.22" filter="${soft}"/>`;
      return `<path d="${path}" fill="none" stroke="#24160a" stroke-width="${15 + (index % 2) * 8}" opacity="0.2" filter="${soft}"/>${light}`;
    })
    .join('');
}
