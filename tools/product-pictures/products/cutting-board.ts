import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { blur, paperGround, wallGround } from '../studio/ground.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { fruit } from './guests.ts';

const board =
  'M346 506 C346 482 362 470 388 468 C424 464 440 450 440 420 L440 330 C440 292 456 272 480 272 C504 272 520 292 520 330 L520 420 C520 450 536 464 572 468 C598 470 614 482 614 506 L614 900 C614 930 600 944 572 944 L388 944 C360 944 346 930 346 900Z';
const hole = 'M480 306 a15 15 0 1 1 -0.1 0Z';

/** A board of solid wood with a handle; in use it leans on the wall behind two tomatoes. */
export const cuttingBoard: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const lean = `<g transform="rotate(3 480 930)"><path d="${board}" transform="translate(44 6)" fill="#3d2a18" opacity="0.34" filter="${blur(sheet, 16)}"/>${wood(sheet, colour)}</g>`;
    const floor = `<ellipse cx="500" cy="950" rx="160" ry="14" fill="#3d2a18" opacity="0.4" filter="${blur(sheet, 8)}"/>`;
    return (
      wallGround(sheet, wallFor(colour), 820) +
      enlarged(
        floor + lean + fruit(sheet, 700, 990, '#b8402a', 1) + fruit(sheet, 606, 1014, '#c65332', 0.8),
        1.02,
        480,
        930,
      )
    );
  }
  const lying = `<g transform="rotate(-14 480 640)"><path d="${board}" transform="translate(26 34)" fill="#3d2a18" opacity="0.26" filter="${blur(sheet, 22)}"/><path d="${board}" transform="translate(8 13)" fill="#3d2a18" opacity="0.4" filter="${blur(sheet, 5)}"/>${wood(sheet, colour)}</g>`;
  return paperGround(sheet) + enlarged(lying, 1.2, 480, 620);
};

function wood(sheet: Sheet, colour: string): string {
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${board} ${hole}" clip-rule="evenodd"/></clipPath>`);
  const thickness = Array.from(
    { length: 8 },
    (_, index) =>
      `<path d="${board}" transform="translate(${n((8 - index) * 0.7)} ${8 - index})" fill="${shade(colour, 0.55 + index * 0.012)}"/>`,
  );
  const sheen = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#24160a" stop-opacity="0.2"/></linearGradient>`,
  );
  const rim = `<path d="${board}" fill="none" stroke="#fff" stroke-width="3" opacity="0.4" transform="translate(1.5 2)"/><path d="${board}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="1.4" opacity="0.6"/>`;
  return `${thickness.join('')}<g clip-path="${clip}"><path d="${board}" fill="${colour}"/>${grain(sheet, colour)}<path d="${board}" fill="${sheen}"/>${rim}</g><path d="${hole}" fill="${mix(shade(colour, 0.4), '#c9b79e', 0.2)}"/><path d="M468 312 a15 15 0 0 1 24 0" fill="none" stroke="#24160a" stroke-width="4" opacity="0.4"/>`;
}

/** Upright grain: many fine lines, and a cathedral of wide ones that bow around a knot. */
function grain(sheet: Sheet, colour: string): string {
  const fine = Array.from({ length: 110 }, () => {
    const x = sheet.between(340, 620);
    const ink = sheet.random() > 0.3 ? shade(colour, 0.55) : '#ffffff';
    return `<path d="M${n(x)} 260 C${n(x + sheet.between(-8, 8))} 480 ${n(x + sheet.between(-8, 8))} 720 ${n(x + sheet.between(-5, 5))} 960" fill="none" stroke="${ink}" stroke-width="${n(sheet.between(0.5, 2))}" opacity="${n(sheet.between(0.06, 0.24))}"/>`;
  });
  const arches = Array.from({ length: 9 }, (_, index) => {
    const half = 14 + index * 15;
    return `<path d="M${470 - half} 960 C${470 - half} ${n(720 - index * 26)} ${n(470 - half * 0.5)} ${n(600 - index * 32)} 474 ${n(590 - index * 38)} C${n(474 + half * 0.5)} ${n(600 - index * 32)} ${474 + half} ${n(720 - index * 26)} ${474 + half} 960" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="${n(sheet.between(1.6, 4.4))}" opacity="${n(sheet.between(0.12, 0.24))}"/>`;
  });
  return fine.join('') + arches.join('');
}
