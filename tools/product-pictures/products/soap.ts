import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { blur, contactShadow, paperGround } from '../studio/ground.ts';
import type { LabelText } from '../studio/label.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

/** Two bars of soap, the upper one in a paper band; the second picture goes close. */
export function soap(text: LabelText): Generator {
  return (sheet, { colour, view }) => {
    const pair = [
      contactShadow(sheet, 490, 836, 216, 46),
      bar(sheet, mix(colour, '#fbf5ea', 0.45), 0),
      `<ellipse cx="490" cy="726" rx="196" ry="22" fill="#3d2a18" opacity="0.35" filter="${blur(sheet, 10)}"/>`,
      `<g transform="translate(4 -122) rotate(-4 480 760)">${bar(sheet, colour, 0)}${band(sheet, text, colour)}</g>`,
    ].join('');
    return paperGround(sheet) + (view === 'detail' ? enlarged(pair, 1.9, 420, 640) : enlarged(pair, 1.4, 480, 990));
  };
}

const side =
  'M262 756 C258 712 300 700 480 700 C660 700 702 712 698 756 L696 806 C690 848 640 858 480 858 C320 858 270 848 264 806Z';
const topFace =
  'M262 752 C262 706 316 676 480 676 C644 676 698 706 698 752 C698 790 640 806 480 806 C320 806 262 790 262 752Z';

function bar(sheet: Sheet, colour: string, y: number): string {
  const wall = sheet.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="${shade(colour, 0.92)}"/><stop offset="0.25" stop-color="${shade(colour, 0.95)}"/><stop offset="0.75" stop-color="${shade(colour, 0.82)}"/><stop offset="1" stop-color="${shade(colour, 0.66)}"/></linearGradient>`,
  );
  const lid = sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.34" cy="0.3" r="0.8"><stop offset="0" stop-color="${shade(colour, 1.09)}"/><stop offset="0.6" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.9)}"/></radialGradient>`,
  );
  const flecks = Array.from({ length: 60 }, () => {
    const [angle, reach] = [sheet.between(0, Math.PI * 2), Math.sqrt(sheet.random())];
    return `<ellipse cx="${n(480 + 200 * reach * Math.cos(angle))}" cy="${n(742 + 54 * reach * Math.sin(angle))}" rx="${n(sheet.between(1.4, 4))}" ry="${n(sheet.between(0.8, 1.8))}" fill="${shade(colour, 0.62)}" opacity="${n(sheet.between(0.2, 0.5))}"/>`;
  });
  const edge = `<path d="M270 772 C300 800 400 808 480 808 C580 808 660 800 692 770" fill="none" stroke="#fff" stroke-width="7" opacity="0.35" filter="${blur(sheet, 4)}"/>`;
  return `<g transform="translate(0 ${y})"><path d="${side}" fill="${wall}"/><path d="${topFace}" fill="${lid}"/>${flecks.join('')}${edge}</g>`;
}

/** A band of paper around the middle, with the name on top of it. */
function band(sheet: Sheet, text: LabelText, colour: string): string {
  const top = 'M366 686 Q420 676 480 676 Q540 676 594 686 L606 797 Q540 806 480 806 Q420 806 354 797Z';
  const front = 'M354 797 Q420 806 480 806 Q540 806 606 797 L604 855 Q540 860 480 860 Q420 860 356 855Z';
  const ink = mix(colour, '#2d2620', 0.85);
  const words = `<g fill="${ink}" text-anchor="middle"><text x="480" y="728" font-family="Liberation Sans, Arial, sans-serif" font-size="15" letter-spacing="3">${text.brand.toUpperCase()}</text>
    <text x="480" y="768" font-family="Liberation Serif, Georgia, serif" font-size="36">${text.title}</text><text x="480" y="791" font-family="Liberation Sans, Arial, sans-serif" font-size="12" letter-spacing="1">${text.small}</text></g>`;
  const turn = `<path d="M354 797 Q480 814 606 797" fill="none" stroke="#24160a" stroke-width="5" opacity="0.12" filter="${blur(sheet, 3)}"/>`;
  return `<path d="${top}" fill="#faf5ea"/><path d="${front}" fill="#e3dac8"/>${words}${turn}<path d="M354 797 L356 855 M606 797 L604 855 M366 686 L354 797 M594 686 L606 797" stroke="#24160a" stroke-width="2" opacity="0.18"/>`;
}
