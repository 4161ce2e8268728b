import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { axisPoint, frontArc, turnedBody, turnedOutline, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

const wood: readonly ProfilePoint[] = [
  [84, 0],
  [94, 4],
  [96, 20],
  [92, 60],
  [62, 150],
  [54, 220],
  [66, 300],
  [88, 346],
  [92, 362],
  [88, 372],
  [60, 376],
  [60, 382],
  [90, 388],
  [98, 410],
  [96, 450],
  [76, 490],
  [40, 508],
  [18, 512],
];
const knob: readonly ProfilePoint[] = [
  [13, 510],
  [13, 524],
  [25, 530],
  [28, 544],
  [20, 558],
  [0, 562],
];

/** A turned pepper mill; on a table with its shorter sibling for salt. */
export const pepperMill: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const sibling = enlarged(mill(sheet, mix(colour, '#f0e2c6', 0.62), 640, 880, 0.14), 0.74, 640, 880);
    return (
      wallGround(sheet, wallFor(colour), 770) + enlarged(sibling + mill(sheet, colour, 410, 900, 0.14), 1.14, 480, 900)
    );
  }
  return paperGround(sheet) + enlarged(mill(sheet, colour, 480, 880, 0.17), 1.26, 480, 890);
};

function mill(sheet: Sheet, colour: string, x: number, y: number, tilt: number): string {
  const turned: Turned = { x, y, profile: wood, tilt, surface: { colour, gloss: 0.22 } };
  return [
    contactShadow(sheet, x, y, 92, 92 * tilt),
    turnedBody(sheet, turned),
    grain(sheet, turned),
    `<path d="${frontArc(turned, 60, 379)}" fill="none" stroke="#1d120a" stroke-width="5" opacity="0.5"/>`,
    turnedBody(sheet, { ...turned, profile: knob, surface: { colour: '#b8b3a8', gloss: 0.9 } }),
  ].join('');
}

/** Fine lines that run up the wood, closer where it turns away. */
function grain(sheet: Sheet, turned: Turned): string {
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${turnedOutline(turned)}"/></clipPath>`);
  const [x, top] = axisPoint(turned, 512);
  const lines = Array.from({ length: 46 }, () => {
    const across = 98 * Math.sin(sheet.between(-1.4, 1.4));
    const ink = sheet.random() > 0.35 ? '#2a1608' : '#ffffff';
    const [from, to] = [turned.y - sheet.between(-20, 300), top + sheet.between(0, 220)];
    return `<path d="M${n(x + across)} ${n(from)} Q${n(x + across * 0.8 + sheet.between(-6, 6))} ${n((from + to) / 2)} ${n(x + across)} ${n(to)}" fill="none" stroke="${ink}" stroke-width="${n(sheet.between(0.7, 2))}" opacity="${n(sheet.between(0.05, 0.18))}"/>`;
  });
  return `<g clip-path="${clip}">${lines.join('')}</g>`;
}
