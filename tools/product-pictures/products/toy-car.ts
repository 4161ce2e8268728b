import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { blur, paperGround, softShadow, wallGround } from '../studio/ground.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { blockStack } from './blocks.ts';

const body =
  'M236 790 C228 740 240 706 276 694 L340 676 C372 610 408 582 474 580 C560 578 604 606 640 672 C700 678 734 700 738 748 C740 772 738 786 732 796 C700 806 270 806 236 790Z';
const depth = 46;

/** A rounded wooden car seen a little from above; in use among blocks. */
export const toyCar: Generator = (sheet, { colour, view }) => {
  const touch = [342, 642].map(
    (x) => `<ellipse cx="${x + 12}" cy="850" rx="46" ry="7" fill="#3d2a18" opacity="0.5" filter="${blur(sheet, 5)}"/>`,
  );
  const car = softShadow(sheet, 520, 842, 270, 26) + touch.join('') + whole(sheet, colour);
  if (view === 'scene')
    return (
      wallGround(sheet, wallFor(colour), 690) +
      enlarged(blockStack(sheet, 690, 760, 0.62) + `<g transform="translate(-70 60)">${car}</g>`, 1, 480, 860)
    );
  return paperGround(sheet) + enlarged(car, 1.34, 480, 985);
};

function whole(sheet: Sheet, colour: string): string {
  const roof = Array.from({ length: depth }, (_, index) => {
    const back = depth - index;
    return `<path d="${body}" transform="translate(${n(back * 0.5)} ${n(-back * 0.62)})" fill="${shade(colour, 0.98 + 0.08 * (index / depth))}"/>`;
  });
  const face = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0.1" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="${shade(colour, 1.03)}"/><stop offset="0.5" stop-color="${shade(colour, 0.95)}"/><stop offset="1" stop-color="${shade(colour, 0.74)}"/></linearGradient>`,
  );
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  const edge = `<g clip-path="${clip}"><path d="${body}" fill="none" stroke="#fff" stroke-width="14" opacity="0.3" filter="${blur(sheet, 5)}"/><path d="${body}" transform="translate(-8 -12)" fill="none" stroke="#24160a" stroke-width="26" opacity="0.22" filter="${blur(sheet, 9)}"/></g>`;
  const far = [342, 642].map((x) => wheel(sheet, x + 24, 792 - 26, true)).join('');
  return (
    far +
    roof.join('') +
    `<path d="${body}" fill="${face}"/>${edge}${windows(colour)}${[342, 642].map((x) => wheel(sheet, x, 798, false)).join('')}`
  );
}

function windows(colour: string): string {
  const pane = (path: string) =>
    `<path d="${path}" fill="${shade(colour, 0.5)}"/><path d="${path}" transform="translate(2 4)" fill="#ecd9b4"/><path d="${path}" transform="translate(2 4)" fill="#24160a" opacity="0.1"/>`;
  return pane('M388 676 C402 636 424 616 462 614 L462 676Z') + pane('M486 614 C546 612 572 634 594 676 L486 676Z');
}

function wheel(sheet: Sheet, x: number, y: number, isFar: boolean): string {
  const wood = '#dcc093';
  if (isFar) return `<circle cx="${x}" cy="${y}" r="50" fill="${shade(wood, 0.62)}"/>`;
  const face = sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.36" cy="0.32" r="0.8"><stop offset="0" stop-color="${shade(wood, 1.08)}"/><stop offset="0.7" stop-color="${wood}"/><stop offset="1" stop-color="${shade(wood, 0.78)}"/></radialGradient>`,
  );
  const rings = [38, 30, 21].map(
    (r) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#8a6637" stroke-width="1.4" opacity="${n(sheet.between(0.2, 0.38))}"/>`,
  );
  return `<circle cx="${x + 6}" cy="${y - 5}" r="53" fill="${shade(wood, 0.6)}"/><circle cx="${x + 5}" cy="${y + 6}" r="55" fill="#24160a" opacity="0.28" filter="${blur(sheet, 7)}"/><circle cx="${x}" cy="${y}" r="52" fill="${face}"/>${rings.join('')}<circle cx="${x}" cy="${y}" r="11" fill="${mix(wood, '#5b3d1b', 0.5)}"/><circle cx="${x - 2}" cy="${y - 3}" r="6" fill="${shade(wood, 1.05)}" opacity="0.6"/>`;
}
