import type { Generator } from '../picture.ts';
import { shade } from '../studio/colour.ts';
import { clothFilter, knitFill, lyingShadow, ribFill, volume } from '../studio/cloth.ts';
import { paperGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

const body =
  'M372 330 C400 318 440 312 480 312 C520 312 560 318 588 330 L640 352 C652 480 650 700 654 860 Q480 882 306 860 C310 700 308 480 320 352Z';
const leftSleeve =
  'M372 330 C330 338 296 356 280 400 C250 490 222 640 204 800 Q236 822 280 814 C296 700 316 590 330 500 L346 400Z';
const rightSleeve =
  'M588 330 C630 338 664 356 680 400 C710 490 738 640 756 800 Q724 822 680 814 C664 700 644 590 630 500 L614 400Z';
const hem = 'M306 822 L305 862 Q480 884 655 862 L654 822 Q480 842 306 822Z';
const leftCuff = 'M209 766 L203 802 Q238 824 281 816 L286 780 Q244 786 209 766Z';
const rightCuff = 'M751 766 L757 802 Q722 824 679 816 L674 780 Q716 786 751 766Z';
const neckHole = 'M420 318 C432 366 528 366 540 318 C520 312 440 312 420 318Z';
const collar = 'M404 318 C412 398 548 398 556 318 L538 312 C530 364 430 364 422 312Z';
const polo =
  'M402 336 C394 300 396 262 408 232 C440 222 520 222 552 232 C564 262 566 300 558 336 C520 362 440 362 402 336Z';
const everything = `${leftSleeve} ${rightSleeve} ${body}`;

type Kind = 'jumper' | 'cardigan' | 'polo';

/** A knitted jumper laid flat, with a round or a high neck, or a cardigan with wooden buttons; the second picture goes close to the neck. */
export function knitTop(kind: Kind): Generator {
  return (sheet, { colour, view }) => {
    const whole = lyingShadow(sheet, everything) + garment(sheet, colour, kind);
    return paperGround(sheet) + (view === 'detail' ? enlarged(whole, 2.2, 480, 300) : enlarged(whole, 1.26, 480, 600));
  };
}

function garment(sheet: Sheet, colour: string, kind: Kind): string {
  const wool = clothFilter(sheet, { puff: 7, depth: 9, grain: [0.22, 0.22], rough: 0.3 });
  const [knit, rib] = [knitFill(sheet, 9.5), ribFill(sheet, 12)];
  const part = (path: string, texture: string, light = 1) =>
    `<path d="${path}" fill="${shade(colour, light)}"/><path d="${path}" fill="${texture}"/>`;
  const piece = (markup: string, path: string, spread: number) =>
    `<g filter="${wool}">${markup}</g>${volume(sheet, path, spread)}`;
  const turned = `<path d="M404 288 C440 306 520 306 556 288" fill="none" stroke="#24160a" stroke-width="5" opacity="0.3"/>`;
  const necks = {
    cardigan: () => front(sheet, colour, rib),
    jumper: () => piece(part(collar, rib), collar, 12),
    polo: () => piece(part(polo, rib), polo, 26) + turned,
  };
  return [
    `<path d="${neckHole}" fill="${shade(colour, 0.55)}"/><path d="${neckHole}" fill="${rib}"/>`,
    piece(part(leftSleeve, knit, 0.97) + part(leftCuff, rib), leftSleeve, 34),
    piece(part(rightSleeve, knit, 0.95) + part(rightCuff, rib), rightSleeve, 34),
    piece(part(body, knit) + part(hem, rib), body, 52),
    necks[kind](),
    folds(sheet),
  ].join('');
}

/** The open front of a cardigan: a deep neck, ribbed bands and five buttons. */
function front(sheet: Sheet, colour: string, rib: string): string {
  const opening = 'M408 316 C430 420 462 500 480 560 C498 500 530 420 552 316 C520 304 440 304 408 316Z';
  const band =
    'M392 322 C410 430 446 520 462 584 L462 876 Q480 880 498 876 L498 584 C514 520 550 430 568 322 L546 314 C530 420 500 500 480 552 C460 500 430 420 414 314Z';
  const wool = clothFilter(sheet, { puff: 4, depth: 7, grain: [0.22, 0.22], rough: 0.3 });
  const buttons = [606, 668, 730, 792, 848].map(
    (
      y,
    ) => `<g><ellipse cx="483" cy="${y + 4}" rx="12" ry="12" fill="#24160a" opacity="0.4"/><circle cx="480" cy="${y}" r="12" fill="#d8bd8d"/><circle cx="480" cy="${y}" r="8.4" fill="none" stroke="#a98a58" stroke-width="1.6"/>
      <circle cx="477" cy="${y}" r="1.7" fill="#5b4426"/><circle cx="483" cy="${y}" r="1.7" fill="#5b4426"/><path d="M471 ${y - 5} q4 -6 10 -6" stroke="#fff" stroke-width="2" opacity="0.6" fill="none"/></g>`,
  );
  const lining = `<path d="${opening}" fill="${shade(colour, 0.6)}"/><path d="${opening}" fill="${knitFill(sheet, 9.5)}"/>${volume(sheet, opening, 30)}`;
  return `${lining}<g filter="${wool}"><path d="${band}" fill="${colour}"/><path d="${band}" fill="${rib}"/></g>${volume(sheet, band, 12)}<path d="M480 590 V876" stroke="#24160a" stroke-width="2" opacity="0.35"/>${buttons.join('')}`;
}

function folds(sheet: Sheet): string {
  const soft = sheet.define(
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>`,
  );
  const fold = (path: string, ink: string, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${n(12)}" stroke-linecap="round" opacity="${opacity}" filter="${soft}"/>`;
  return [
    fold('M330 420 C356 500 346 620 340 700', '#24160a', 0.2),
    fold('M630 420 C606 500 616 620 622 720', '#24160a', 0.22),
    fold('M352 430 C376 520 366 620 362 690', '#ffffff', 0.12),
    fold('M420 600 C440 680 430 760 438 800', '#24160a', 0.1),
    fold('M262 520 C258 560 246 620 240 660', '#24160a', 0.14),
  ].join('');
}
