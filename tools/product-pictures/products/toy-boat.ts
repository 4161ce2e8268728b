import type { Generator } from '../picture.ts';
import { clothFilter, volume, weaveFill } from '../studio/cloth.ts';
import { shade } from '../studio/colour.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { blockStack } from './blocks.ts';

const hull = 'M196 720 C330 736 640 736 770 706 C752 790 706 846 640 852 L330 854 C262 850 214 800 196 720Z';
const deck = 'M196 720 C320 692 640 688 770 706 C640 738 330 740 196 720Z';
const mainSail = 'M492 664 C500 500 500 380 492 262 C600 400 664 540 690 650 C630 662 560 666 492 664Z';
const foreSail = 'M462 654 C464 540 462 430 456 330 C380 440 318 560 280 640 C340 654 410 656 462 654Z';

/** A wooden boat with two cotton sails; in use beside a village of blocks. */
export const toyBoat: Generator = (sheet, { colour, view }) => {
  const whole = contactShadow(sheet, 485, 850, 230, 22) + boat(sheet, colour);
  if (view !== 'scene') return paperGround(sheet) + enlarged(whole, 1.12, 480, 700);
  return wallGround(sheet, wallFor(colour), 770) + blockStack(sheet, 720, 800, 0.55) + enlarged(whole, 0.86, 300, 1010);
};

function boat(sheet: Sheet, colour: string): string {
  const paint = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${shade(colour, 1.06)}"/><stop offset="0.5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.6)}"/></linearGradient>`,
  );
  const mast = sheet.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#d9bf92"/><stop offset="0.4" stop-color="#ecd9b2"/><stop offset="1" stop-color="#a98a58"/></linearGradient>`,
  );
  return [
    `<path d="${hull}" fill="${paint}"/>${volume(sheet, hull, 40)}`,
    `<path d="M226 760 C350 780 640 780 752 744" fill="none" stroke="#f3ece0" stroke-width="11" opacity="0.9"/>`,
    `<path d="${deck}" fill="#e1cba3"/><path d="${deck}" fill="none" stroke="#b8945e" stroke-width="3" opacity="0.7"/>`,
    `<ellipse cx="490" cy="712" rx="40" ry="9" fill="#24160a" opacity="0.3" filter="${blur(sheet, 5)}"/>`,
    `<rect x="468" y="226" width="18" height="486" rx="9" fill="${mast}"/>`,
    sail(sheet, mainSail, '#f6efe1'),
    sail(sheet, foreSail, '#efe4cf'),
    `<path d="M477 236 L477 206 L540 222 L477 240Z" fill="${colour}"/>`,
  ].join('');
}

function sail(sheet: Sheet, path: string, colour: string): string {
  const cotton = clothFilter(sheet, { puff: 6, depth: 5, grain: [0.3, 0.4], rough: 0.2 });
  const seams = [420, 520, 600].map((y) => `M270 ${n(y + 40)} Q480 ${n(y)} 700 ${n(y + 40)}`).join(' ');
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  return `<g filter="${cotton}"><path d="${path}" fill="${colour}"/><path d="${path}" fill="${weaveFill(sheet, 3)}"/></g>${volume(sheet, path, 36)}<g clip-path="${clip}"><path d="${seams}" fill="none" stroke="#b5a180" stroke-width="2" stroke-dasharray="7 4" opacity="0.6"/></g>`;
}
