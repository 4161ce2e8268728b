import type { Generator } from '../picture.ts';
import { clothFilter, weaveFill } from '../studio/cloth.ts';
import { mix, shade } from '../studio/colour.ts';
import { paperGround, polygonShadow } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

const [left, right, top, bottom] = [230, 730, 250, 950];

/** A woven wool rug from above, with stripes across and a short fringe; the second picture goes close. */
export const rug: Generator = (sheet, { colour, view }) => {
  const corners = `${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}`;
  const whole =
    polygonShadow(sheet, corners, 0.55) + fringe(sheet, top, -1) + fringe(sheet, bottom, 1) + woven(sheet, colour);
  return paperGround(sheet) + (view === 'detail' ? enlarged(whole, 2.4, 640, 1010) : enlarged(whole, 1.22, 480, 600));
};

function woven(sheet: Sheet, colour: string): string {
  const wool = clothFilter(sheet, { puff: 3, depth: 3.4, grain: [0.09, 0.34], rough: 0.55 });
  const pale = mix(colour, '#f1e7d4', 0.8);
  const field = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
  const stripe = (y: number, size: number, paint: string) =>
    `<rect x="${left}" y="${n(y)}" width="${right - left}" height="${size}" fill="${paint}"/>`;
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const y = top + 30 + index * 112;
    return stripe(y, 54, colour) + stripe(y + 64, 8, shade(colour, 0.7)) + stripe(y + 80, 5, colour);
  });
  const strands = Array.from({ length: 260 }, () => {
    const [x, y] = [sheet.between(left, right - 60), sheet.between(top, bottom)];
    return `<path d="M${n(x)} ${n(y)} h${n(sheet.between(14, 60))}" stroke="${sheet.random() > 0.5 ? '#fff' : '#24160a'}" stroke-width="2" opacity="${n(sheet.between(0.05, 0.14))}"/>`;
  });
  return `<g filter="${wool}">${field} fill="${pale}"/>${stripes.join('')}${field} fill="${weaveFill(sheet, 4.4)}"/>${strands.join('')}</g>`;
}

function fringe(sheet: Sheet, y: number, side: 1 | -1): string {
  return Array.from({ length: 56 }, (_, index) => {
    const x = left + 6 + index * ((right - left - 12) / 55);
    const length = side * sheet.between(26, 34);
    const path = `M${n(x)} ${y} q${n(sheet.between(-4, 4))} ${n(length / 2)} ${n(sheet.between(-5, 5))} ${n(length)}`;
    return `<path d="${path}" transform="translate(4 5)" fill="none" stroke="#3d2a18" stroke-width="4" opacity="0.16"/><path d="${path}" fill="none" stroke="#eadfca" stroke-width="4.4" stroke-linecap="round"/>`;
  }).join('');
}
