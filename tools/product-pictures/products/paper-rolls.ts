import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { axisPoint, turnedBody, turnedInside, turnedOutline, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { parcel } from './gift-box.ts';

const profile: readonly ProfilePoint[] = [
  [66, 0],
  [66, 640],
];
const inner: readonly ProfilePoint[] = [
  [46, 640],
  [46, 560],
  [0, 520],
];

/** Three rolls of printed wrapping paper; in use beside a wrapped box. */
export const paperRolls: Generator = (sheet, { colour, view }) => {
  const paints = [colour, mix(colour, '#f3ead9', 0.8), shade(colour, 0.72)] as const;
  if (view === 'scene') {
    const rolls = roll(sheet, paints[1], colour, 610, 800, 0.15) + roll(sheet, paints[0], '#f3ead9', 740, 830, 0.15);
    return wallGround(sheet, wallFor(colour), 730) + enlarged(rolls + parcel(sheet, colour, 330, 900), 1.04, 480, 880);
  }
  const rolls = [
    roll(sheet, paints[2], '#f3ead9', 372, 810, 0.2),
    roll(sheet, paints[1], colour, 588, 830, 0.2),
    roll(sheet, paints[0], '#f3ead9', 470, 876, 0.2),
  ];
  return paperGround(sheet) + enlarged(rolls.join(''), 1.18, 480, 900);
};

function roll(sheet: Sheet, paper: string, ink: string, x: number, y: number, tilt: number): string {
  const turned: Turned = { x, y, tilt, profile, surface: { colour: paper, gloss: 0.1 } };
  return [
    contactShadow(sheet, x, y, 68, 68 * tilt),
    turnedBody(sheet, turned),
    print(sheet, turned, ink),
    turnedInside(sheet, { turned, inner, rim: '#f6efe2' }),
  ].join('');
}

/** Small twigs in rows, narrower where the paper turns away. */
function print(sheet: Sheet, turned: Turned, ink: string): string {
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${turnedOutline(turned)}"/></clipPath>`);
  const twigs = Array.from({ length: 60 }, (_, index) => {
    const row = Math.floor(index / 5);
    const angle = -1.3 + (index % 5) * 0.65 + (row % 2) * 0.32;
    const [ax, ay] = axisPoint(turned, 28 + row * 54);
    const [px, py] = [ax + 66 * Math.sin(angle), ay + 66 * turned.tilt * Math.cos(angle)];
    return `<g transform="translate(${n(px)} ${n(py)}) scale(${n(Math.max(0.15, Math.cos(angle)))} 1) rotate(${row % 2 === 0 ? 18 : -18})"><path d="M0 16 V-16 M0 6 l-9 -8 M0 6 l9 -8 M0 -5 l-8 -7 M0 -5 l8 -7" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/></g>`;
  });
  return `<g clip-path="${clip}" opacity="0.85">${twigs.join('')}</g>`;
}
