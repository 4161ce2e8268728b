import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { blur, wallGround } from '../studio/ground.ts';
import { axisPoint, frontArc, turnedBody, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { plainWall } from '../studio/wall.ts';
import { stoneBowl } from './bowl.ts';
import { fruit } from './guests.ts';

const bell: readonly ProfilePoint[] = [
  [216, 0],
  [218, 3],
  [214, 12],
  [196, 70],
  [166, 132],
  [118, 186],
  [66, 222],
  [40, 244],
  [34, 274],
  [30, 282],
  [0, 286],
];
const cap: readonly ProfilePoint[] = [
  [22, 280],
  [22, 306],
  [14, 316],
  [5, 322],
];

/** A bell of painted metal on a textile cord; lit above a table in the second picture. */
export const pendant: Generator = (sheet, { colour, view }) => {
  if (view !== 'scene') return plainWall(sheet) + enlarged(hanging(sheet, colour, false), 1.34, 480, 560);
  const fruits = fruit(sheet, 450, 1010, '#a8552f', 0.8) + fruit(sheet, 520, 1014, '#b9903d', 0.8);
  const table = enlarged(fruits + stoneBowl(sheet, '#e2d6bf', 480, 1060, 0.16, 0.7), 1, 480, 1060);
  return (
    wallGround(sheet, '#9a8871', 900, { table: '#c9b08c', isDusk: true }) +
    pool(sheet) +
    table +
    enlarged(hanging(sheet, colour, true), 1.04, 480, 400)
  );
};

function hanging(sheet: Sheet, colour: string, isLit: boolean): string {
  const turned: Turned = { x: 480, y: 700, tilt: 0.1, profile: bell, surface: { colour, gloss: 0.4 } };
  const [x, y] = axisPoint(turned, 0);
  const [, top] = axisPoint(turned, 318);
  const metal = { colour: '#b8934c', gloss: 0.7 };
  const inside = isLit ? '#ffedc0' : mix(shade(colour, 0.5), '#f4ead9', 0.5);
  return [
    `<path d="M${n(x)} ${n(top)} V-400" stroke="#3b342c" stroke-width="5"/>`,
    isLit
      ? ''
      : `<ellipse cx="${n(x + 60)}" cy="${n(y - 120)}" rx="210" ry="150" fill="#3d2a18" opacity="0.12" filter="${blur(sheet, 46)}"/>`,
    turnedBody(sheet, turned),
    turnedBody(sheet, { ...turned, profile: cap, surface: metal }),
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="212" ry="21" fill="${inside}"/>`,
    `<path d="${frontArc(turned, 216, 1)}" fill="none" stroke="${shade(colour, 0.8)}" stroke-width="5"/>`,
    isLit ? `<ellipse cx="${n(x)}" cy="${n(y + 6)}" rx="90" ry="16" fill="#fffdf0" filter="${blur(sheet, 8)}"/>` : '',
  ].join('');
}

/** The light that falls from the lamp onto the table. */
function pool(sheet: Sheet): string {
  const cone = `<path d="M290 712 L670 712 L860 1080 L100 1080Z" fill="#ffe7b0" opacity="0.3" filter="${blur(sheet, 40)}"/>`;
  return `${cone}<ellipse cx="480" cy="1050" rx="380" ry="80" fill="#ffedc4" opacity="0.75" filter="${blur(sheet, 40)}"/>`;
}
