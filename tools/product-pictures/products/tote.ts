import type { Generator } from '../picture.ts';
import { shade } from '../studio/colour.ts';
import { clothFilter, volume, weaveFill } from '../studio/cloth.ts';
import { blur, contactShadow, paperGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { plainWall } from '../studio/wall.ts';

const bag =
  'M262 470 C330 478 420 462 500 470 C580 478 640 464 700 472 C704 580 712 720 716 868 C640 884 540 874 470 880 C390 886 310 880 246 870 C250 720 256 590 262 470Z';

/** A canvas bag that stands by itself; in use it hangs on a peg. */
export const tote: Generator = (sheet, { colour, view }) => {
  if (view === 'scene')
    return (
      plainWall(sheet) + peg(sheet) + enlarged(handle(sheet, colour, true) + sack(sheet, colour, true), 0.98, 480, 560)
    );
  return (
    paperGround(sheet) +
    enlarged(
      contactShadow(sheet, 480, 872, 234, 24) + handle(sheet, colour, false) + sack(sheet, colour, false),
      1.12,
      480,
      800,
    )
  );
};

function peg(sheet: Sheet): string {
  return `<circle cx="492" cy="208" r="28" fill="#3d2a18" opacity="0.35" filter="${blur(sheet, 9)}"/><circle cx="480" cy="194" r="28" fill="#c8a06a"/><circle cx="474" cy="186" r="16" fill="#fff" opacity="0.25"/>`;
}

function handle(sheet: Sheet, colour: string, hangs: boolean): string {
  const path = hangs
    ? 'M374 500 C380 380 440 240 480 196 C520 240 580 380 590 500'
    : 'M374 500 C372 380 396 296 480 292 C566 296 590 380 590 500';
  const second = hangs
    ? 'M392 496 C396 390 450 260 482 204 C516 260 568 390 574 496'
    : 'M392 490 C392 400 410 330 482 324 C552 330 572 400 574 490';
  const strap = (line: string, light: number) =>
    `<path d="${line}" fill="none" stroke="${shade(colour, light * 0.68)}" stroke-width="38"/><path d="${line}" fill="none" stroke="${shade(colour, light)}" stroke-width="33"/><path d="${line}" fill="none" stroke="#fff" stroke-width="8" opacity="0.2" transform="translate(-8 -2)" filter="${blur(sheet, 3)}"/><path d="${line}" fill="none" stroke="#24160a" stroke-width="26" stroke-dasharray="0" opacity="0"/>`;
  return strap(second, 0.72) + `<g>${strap(path, 0.97)}</g>`;
}

function sack(sheet: Sheet, colour: string, hangs: boolean): string {
  const canvas = clothFilter(sheet, { puff: 5, depth: 8, grain: [0.3, 0.34], rough: 0.4 });
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${bag}"/></clipPath>`);
  const ink = colour === '#e6dac2' ? '#3a3a33' : '#f3ead8';
  const print = `<g fill="${ink}" opacity="0.86" text-anchor="middle"><text x="482" y="690" font-family="Liberation Serif, Georgia, serif" font-size="74">torgdag</text><text x="482" y="732" font-family="Liberation Sans, Arial, sans-serif" font-size="19" letter-spacing="3.4">VARJE LÖRDAG</text></g>`;
  const seams = `<path d="M262 510 C340 518 620 506 702 512" fill="none" stroke="${shade(colour, 0.6)}" stroke-width="2.4" stroke-dasharray="9 5" opacity="0.7"/>${[374, 590].map((x) => `<g stroke="${shade(colour, 0.6)}" stroke-width="2.2" fill="none" opacity="0.8"><rect x="${x - 16}" y="478" width="32" height="56"/><path d="M${x - 16} 490 l32 40 M${x + 16} 490 l-32 40"/></g>`).join('')}`;
  const straps = [374, 590]
    .map((x) => `<rect x="${x - 17}" y="462" width="34" height="74" fill="${shade(colour, 0.95)}"/>`)
    .join('');
  const shadow = hangs
    ? `<path d="${bag}" transform="translate(34 26)" fill="#3d2a18" opacity="0.26" filter="${blur(sheet, 24)}"/>`
    : '';
  return `${shadow}<g filter="${canvas}"><g clip-path="${clip}"><rect width="960" height="1200" fill="${colour}"/><rect width="960" height="1200" fill="${weaveFill(sheet, 3.2)}"/></g>${straps}${seams}</g>${print}${volume(sheet, bag, 54, 0.85)}<g clip-path="${clip}">${creases(sheet)}</g>`;
}

function creases(sheet: Sheet): string {
  const soft = blur(sheet, 10);
  const fold = (path: string, ink: string, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="16" stroke-linecap="round" opacity="${opacity}" filter="${soft}"/>`;
  return [
    fold('M376 540 C390 600 350 700 330 830', '#24160a', 0.16),
    fold('M394 540 C412 600 372 700 356 830', '#ffffff', 0.2),
    fold('M592 540 C580 620 610 720 640 840', '#24160a', 0.17),
    fold('M572 540 C562 620 592 720 616 840', '#ffffff', 0.16),
    fold('M300 852 C400 820 560 826 690 850', '#24160a', 0.13),
    fold('M440 480 C470 500 520 498 556 480', '#24160a', 0.14),
  ].join('');
}
