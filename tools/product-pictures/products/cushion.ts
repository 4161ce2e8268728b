import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { clothFilter, volume, weaveFill } from '../studio/cloth.ts';
import { blur, contactShadow, paperGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

const outline =
  'M236 380 C300 402 400 396 480 392 C570 388 660 398 724 374 C734 372 740 380 736 390 C718 460 724 540 722 610 C720 690 726 770 744 840 C746 850 738 858 728 854 C650 836 570 842 480 842 C390 842 310 834 232 856 C222 858 216 850 218 840 C238 770 240 690 240 610 C240 540 240 460 222 392 C220 382 226 376 236 380Z';

/** A plump cushion, plain or with woven stripes; the second picture goes close to a corner. */
export function cushion(stripes: boolean): Generator {
  return (sheet, { colour, view }) => {
    const whole = contactShadow(sheet, 480, 846, 236, 22) + plump(sheet, colour, stripes);
    return paperGround(sheet) + (view === 'detail' ? enlarged(whole, 2.3, 753, 441) : enlarged(whole, 1.32, 480, 700));
  };
}

function plump(sheet: Sheet, colour: string, stripes: boolean): string {
  const linen = clothFilter(sheet, { puff: 6, depth: 8, grain: [0.4, 0.5], rough: 0.32 });
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const pieces = [
    `<path d="${outline}" fill="${colour}"/>`,
    stripes ? bands(colour) : '',
    `<path d="${outline}" fill="${weaveFill(sheet, 2.6)}"/>`,
    slubs(sheet),
  ].join('');
  const seam = `<path d="${outline}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="5" opacity="0.5"/><path d="${outline}" fill="none" stroke="#ffffff" stroke-width="2" opacity="0.22" transform="translate(2 3)"/>`;
  return `<g filter="${linen}"><g clip-path="${clip}">${pieces}</g></g>${volume(sheet, outline, 92)}<g clip-path="${clip}">${belly(sheet)}${creases(sheet)}${seam}</g>`;
}

function bands(colour: string): string {
  const pale = mix(colour, '#f3ead9', 0.86);
  const base = `<rect x="200" y="350" width="560" height="530" fill="${pale}"/>`;
  const wide = Array.from(
    { length: 7 },
    (_, index) =>
      `<rect x="${262 + index * 68}" y="350" width="30" height="530" fill="${colour}"/><rect x="${302 + index * 68}" y="350" width="5" height="530" fill="${colour}"/>`,
  );
  return base + wide.join('');
}

function slubs(sheet: Sheet): string {
  return Array.from({ length: 90 }, () => {
    const [x, y, length] = [sheet.between(220, 720), sheet.between(370, 850), sheet.between(12, 46)];
    const ink = sheet.random() > 0.5 ? '#ffffff' : '#2a1c10';
    return `<path d="M${n(x)} ${n(y)} h${n(length)}" stroke="${ink}" stroke-width="${n(sheet.between(1, 2.2))}" stroke-linecap="round" opacity="${n(sheet.between(0.05, 0.16))}"/>`;
  }).join('');
}

/** The swell in the middle, where the light falls. */
function belly(sheet: Sheet): string {
  return `<ellipse cx="420" cy="550" rx="150" ry="120" fill="#ffffff" opacity="0.16" filter="${blur(sheet, 60)}"/><ellipse cx="580" cy="760" rx="170" ry="80" fill="#24160a" opacity="0.16" filter="${blur(sheet, 50)}"/>`;
}

/** The short folds that pull towards each corner. */
function creases(sheet: Sheet): string {
  const soft = blur(sheet, 7);
  const corners: readonly (readonly [number, number, number, number])[] = [
    [228, 386, 1, 1],
    [732, 384, -1, 1],
    [230, 848, 1, -1],
    [734, 846, -1, -1],
  ];
  return corners
    .map(([x, y, sx, sy]) => {
      const fold = (dx: number, dy: number) =>
        `<path d="M${x} ${y} q${sx * dx * 0.3} ${sy * dy * 0.6} ${sx * dx} ${sy * dy}" fill="none" stroke="#1d120a" stroke-width="9" opacity="0.17" stroke-linecap="round" filter="${soft}"/>`;
      return fold(100, 50) + fold(56, 104) + fold(96, 96);
    })
    .join('');
}
