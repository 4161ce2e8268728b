import type { Generator } from '../picture.ts';
import { mix } from '../studio/colour.ts';
import { blur, contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { wrappedLabel, type LabelText } from '../studio/label.ts';
import { axisPoint, turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { flame } from './candlesticks.ts';

const pot: readonly ProfilePoint[] = [
  [132, 0],
  [148, 6],
  [156, 30],
  [158, 160],
  [158, 268],
  [156, 280],
  [152, 284],
];
const inner: readonly ProfilePoint[] = [
  [143, 282],
  [142, 262],
  [0, 254],
];

/** A candle in a ceramic pot with a paper label; burning in the second picture. */
export function scentedCandle(text: LabelText): Generator {
  return (sheet, { colour, view }) => {
    if (view !== 'scene')
      return paperGround(sheet) + enlarged(one(sheet, text, colour, 480, 830, false), 1.5, 480, 900);
    const second = enlarged(one(sheet, text, mix(colour, '#e9dcc6', 0.5), 706, 810, true), 0.72, 706, 810);
    return (
      wallGround(sheet, '#9c8b74', 730, { table: '#cdb896', isDusk: true }) +
      enlarged(second + one(sheet, text, colour, 400, 880, true), 1.14, 480, 880)
    );
  };
}

function one(sheet: Sheet, text: LabelText, colour: string, x: number, y: number, burning: boolean): string {
  const turned: Turned = { x, y, profile: pot, tilt: 0.2, surface: { colour, gloss: 0.12 } };
  const [, wax] = axisPoint(turned, 258);
  const surface = burning ? '#fdeec2' : '#f3ead6';
  const glow = `<ellipse cx="${n(x)}" cy="${n(wax - 60)}" rx="230" ry="200" fill="#ffd98f" opacity="0.45" filter="${blur(sheet, 54)}"/>`;
  return [
    burning ? glow : '',
    contactShadow(sheet, x, y, 144, 28),
    turnedBody(sheet, turned),
    turnedInside(sheet, { turned, inner, rim: mix(colour, '#ffffff', 0.25) }),
    `<ellipse cx="${n(x)}" cy="${n(wax + 6)}" rx="137" ry="22" fill="${surface}"/>`,
    `<path d="M${n(x)} ${n(wax + 10)} q3 -14 0 -28" stroke="#3a2d22" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    burning ? flame(sheet, x, wax - 14) : '',
    wrappedLabel(sheet, text, { x, y: y - 214, radius: 158, height: 150, bend: 158 * 0.2 }),
  ].join('');
}
