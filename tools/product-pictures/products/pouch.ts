import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { clothFilter, volume } from '../studio/cloth.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { labelText, type LabelText } from '../studio/label.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { beans } from './canister.ts';
import { guestCup } from './guests.ts';

const bag =
  'M318 300 L642 300 L646 352 C652 420 668 560 664 700 C662 780 664 830 656 858 C600 884 540 884 480 884 C420 884 360 884 304 858 C296 830 298 780 296 700 C292 560 308 420 314 352Z';

export interface PouchParams {
  text: LabelText;
  /** What stands beside it in use. */
  beside: 'coffee' | 'bowl';
}

/** A paper pouch with a crimped top and a label; in use beside what is made from it. */
export function pouch({ text, beside }: PouchParams): Generator {
  return (sheet, { colour, view }) => {
    const whole = contactShadow(sheet, 480, 868, 184, 24) + filled(sheet, colour, text);
    if (view !== 'scene') return paperGround(sheet) + enlarged(whole, 1.2, 480, 860);
    const guest =
      beside === 'coffee'
        ? guestCup(sheet, 700, 930, '#4a2d1c') + beans(sheet, 560, 968)
        : guestCup(sheet, 700, 930, '#c99a5c');
    return (
      wallGround(sheet, wallFor(colour), 790) +
      enlarged(`<g transform="translate(-90 40)">${whole}</g>${guest}`, 1.08, 480, 880)
    );
  };
}

function filled(sheet: Sheet, colour: string, text: LabelText): string {
  const foil = clothFilter(sheet, { puff: 8, depth: 11, grain: [0.013, 0.02], rough: 1.3 });
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${bag}"/></clipPath>`);
  const crimp = Array.from({ length: 11 }, (_, index) => `M320 ${306 + index * 4.2} H641`).join('');
  const paper = `<g transform="translate(0 4)"><rect x="372" y="476" width="216" height="270" rx="3" fill="#24160a" opacity="0.3" filter="${blur(sheet, 4)}"/><rect x="372" y="474" width="216" height="270" rx="3" fill="#faf5ea"/><rect x="380" y="482" width="200" height="254" fill="none" stroke="${mix(colour, '#2d2620', 0.4)}" stroke-width="1.6"/>${labelText(text, 384, 520, 192, 190)}</g>`;
  const sheen = `<path d="M336 380 C330 500 318 640 326 820" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity="0.3" filter="${blur(sheet, 9)}"/><path d="M628 400 C640 520 648 660 636 820" fill="none" stroke="#24160a" stroke-width="26" stroke-linecap="round" opacity="0.22" filter="${blur(sheet, 12)}"/>`;
  const tucks = `<path d="M314 366 C400 384 560 384 646 366" fill="none" stroke="#24160a" stroke-width="8" opacity="0.25" filter="${blur(sheet, 4)}"/><path d="M306 846 C340 800 356 770 352 720 M654 846 C620 800 604 770 608 720" fill="none" stroke="#24160a" stroke-width="9" opacity="0.2" filter="${blur(sheet, 5)}"/>`;
  return [
    `<g filter="${foil}"><path d="${bag}" fill="${colour}"/></g>`,
    volume(sheet, bag, 56),
    `<g clip-path="${clip}"><path d="${crimp}" stroke="${shade(colour, 0.5)}" stroke-width="1.3" opacity="0.5"/><path d="${crimp}" transform="translate(0 1.6)" stroke="#fff" stroke-width="1" opacity="0.22"/>${sheen}${tucks}</g>`,
    `<circle cx="480" cy="${n(420)}" r="11" fill="${shade(colour, 0.7)}"/><circle cx="480" cy="420" r="7" fill="none" stroke="#fff" stroke-width="1.4" opacity="0.4"/>`,
    paper,
  ].join('');
}
