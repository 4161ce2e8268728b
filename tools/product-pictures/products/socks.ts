import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { clothFilter, knitFill, lyingShadow, ribFill, volume } from '../studio/cloth.ts';
import { paperGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';

const sock =
  'M300 250 Q372 266 444 250 L446 560 C448 620 470 640 520 664 L626 712 C680 738 700 790 680 830 C664 860 620 866 570 852 L400 800 C330 776 296 730 298 650 Z';
const cuff = 'M300 250 Q372 266 444 250 L445 356 Q372 374 300 356Z';
const heel = 'M298 640 C292 740 330 778 400 800 L424 716 C376 708 350 680 338 630Z';
const toe = 'M596 699 L626 712 C680 738 700 790 680 830 C664 860 620 866 570 852 L548 846 C586 806 604 760 596 699Z';

/** A pair of thick socks with heel and toe in another shade; the second picture goes close to the heel. */
export const socks: Generator = (sheet, { colour, view }) => {
  const pair =
    one(sheet, colour, 'translate(118 -38) rotate(-5 480 560)') +
    one(sheet, colour, 'translate(-46 44) rotate(3 480 560)');
  return paperGround(sheet) + (view === 'detail' ? enlarged(pair, 2, 330, 900) : enlarged(pair, 1.12, 480, 580));
};

function one(sheet: Sheet, colour: string, place: string): string {
  const wool = clothFilter(sheet, { puff: 5, depth: 9, grain: [0.2, 0.2], rough: 0.35 });
  const second = mix(colour, '#3a2c22', 0.42);
  const [knit, rib] = [knitFill(sheet, 10), ribFill(sheet, 14)];
  const part = (path: string, paint: string, texture: string) =>
    `<path d="${path}" fill="${paint}"/><path d="${path}" fill="${texture}"/>`;
  const bands = `<path d="M300 388 Q372 406 445 388 M300 408 Q372 426 445 408" fill="none" stroke="${second}" stroke-width="8"/>`;
  const body =
    part(sock, colour, knit) + bands + part(heel, second, knit) + part(toe, second, knit) + part(cuff, colour, rib);
  return `<g transform="${place}">${lyingShadow(sheet, sock)}<g filter="${wool}">${body}</g>${volume(sheet, sock, 50)}</g>`;
}
