import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { axisPoint, turnedBody, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';

const oak = '#c8a06a';
const body: readonly ProfilePoint[] = [
  [150, 0],
  [162, 6],
  [166, 20],
  [166, 320],
  [166, 334],
  [160, 342],
];
const lid: readonly ProfilePoint[] = [
  [170, 342],
  [173, 345],
  [174, 352],
  [174, 374],
  [172, 379],
  [166, 382],
  [34, 384],
  [28, 386],
  [28, 404],
  [36, 416],
  [34, 424],
  [24, 428],
  [0, 429],
];

/** A straight jar of stoneware with a turned oak lid; in use beside coffee beans. */
export const canister: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const group =
      enlarged(jar(sheet, mix(colour, '#efe6d8', 0.7), 690, 800, 0.16), 0.72, 690, 800) +
      jar(sheet, colour, 410, 862, 0.16) +
      beans(sheet, 640, 905);
    return wallGround(sheet, wallFor(colour), 750) + enlarged(group, 1.1, 480, 862);
  }
  return paperGround(sheet) + enlarged(jar(sheet, colour, 480, 850, 0.2), 1.16, 480, 850);
};

function jar(sheet: Sheet, colour: string, x: number, y: number, tilt: number): string {
  const clay: Turned = { x, y, profile: body, tilt, surface: { colour, gloss: 0.3 } };
  const wood: Turned = { x, y, profile: lid, tilt, surface: { colour: oak, gloss: 0.12 } };
  return [
    contactShadow(sheet, x, y, 162, 162 * tilt),
    turnedBody(sheet, clay),
    speckles(
      sheet,
      {
        ...clay,
        profile: [
          [166, 20],
          [166, 325],
        ],
      },
      120,
      shade(colour, 0.5),
    ),
    turnedBody(sheet, wood),
    rings(sheet, wood),
  ].join('');
}

function rings(sheet: Sheet, wood: Turned): string {
  const [x, y] = axisPoint(wood, 383);
  return Array.from({ length: 14 }, () => {
    const r = sheet.between(44, 164);
    return `<path d="M${n(x - r)} ${n(y)} A${n(r)} ${n(r * wood.tilt)} 0 0 0 ${n(x + r)} ${n(y)}" fill="none" stroke="#7c5428" stroke-width="${n(sheet.between(0.8, 2))}" opacity="${n(sheet.between(0.1, 0.3))}"/>`;
  }).join('');
}

/** A small heap of roasted beans on the table. */
export function beans(sheet: Sheet, x: number, y: number): string {
  return Array.from({ length: 16 }, () => {
    const [dx, dy, turn] = [sheet.between(-90, 90), sheet.between(-20, 22), sheet.between(0, 180)];
    return `<g transform="translate(${n(x + dx)} ${n(y + dy)}) rotate(${n(turn)})"><ellipse cx="3" cy="5" rx="15" ry="10" fill="#3d2a18" opacity="0.25"/>
      <ellipse rx="14" ry="9.5" fill="#5b3822"/><ellipse cx="-3" cy="-3" rx="8" ry="4" fill="#8a5c3c" opacity="0.6"/><path d="M-12 1 q6 -4 12 0 t12 -1" fill="none" stroke="#2f1a0e" stroke-width="2"/></g>`;
  }).join('');
}
