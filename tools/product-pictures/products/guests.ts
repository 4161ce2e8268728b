import { contactShadow } from '../studio/ground.ts';
import { turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { n, type Sheet } from '../studio/sheet.ts';

const cup: readonly ProfilePoint[] = [
  [60, 0],
  [70, 4],
  [100, 50],
  [116, 110],
  [120, 150],
  [118, 156],
];
/** A pale cup that stands beside another product, with a drink of some colour. */
export function guestCup(sheet: Sheet, x: number, y: number, drink: string, tilt = 0.2): string {
  const squeeze = Math.sqrt(1 - tilt * tilt);
  const turned: Turned = { x, y, tilt, profile: cup, surface: { colour: '#f1ebe0', gloss: 0.3 } };
  return [
    contactShadow(sheet, x, y, 76, 76 * tilt),
    turnedBody(sheet, turned),
    turnedInside(sheet, {
      turned,
      inner: [
        [112, 154],
        [108, 130],
        [0, 128],
      ],
      rim: '#fbf8f2',
    }),
    `<ellipse cx="${n(x)}" cy="${n(y - 128 * squeeze)}" rx="106" ry="${n(106 * tilt - 1)}" fill="${drink}"/><ellipse cx="${n(x - 22)}" cy="${n(y - 130 * squeeze - 30 * tilt)}" rx="52" ry="${n(35 * tilt)}" fill="#ffffff" opacity="0.22"/>`,
  ].join('');
}
