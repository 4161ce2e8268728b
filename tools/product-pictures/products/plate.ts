import { mix, shade } from '../studio/colour.ts';
import { blur, contactShadow } from '../studio/ground.ts';
import { turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { n, type Sheet } from '../studio/sheet.ts';

const profile: readonly ProfilePoint[] = [
  [200, 0],
  [212, 3],
  [300, 16],
  [340, 34],
  [352, 56],
  [352, 60],
  [349, 63],
];
const inner: readonly ProfilePoint[] = [
  [340, 62],
  [334, 46],
  [322, 34],
  [290, 26],
  [150, 22],
  [0, 22],
];

/** One plate, to stand alone or in a set. */
export function stonePlate(
  sheet: Sheet,
  colour: string,
  x: number,
  y: number,
  tilt: number,
  onGround: boolean,
): string {
  const turned: Turned = { x, y, profile, tilt, surface: { colour, gloss: 0.12 } };
  const specks = Array.from({ length: 90 }, () => {
    const [angle, radius] = [sheet.between(0, Math.PI * 2), 310 * Math.sqrt(sheet.random())];
    const r = sheet.between(0.7, 1.8);
    return `<ellipse cx="${n(x + radius * Math.cos(angle))}" cy="${n(y - 22 + radius * tilt * Math.sin(angle))}" rx="${n(r)}" ry="${n(r * tilt)}" fill="${shade(colour, 0.55)}" opacity="${n(sheet.between(0.2, 0.55))}"/>`;
  });
  return [
    contactShadow(sheet, x, y, onGround ? 300 : 250, (onGround ? 300 : 250) * tilt, onGround ? 1 : 0.7),
    turnedBody(sheet, turned),
    turnedInside(sheet, { turned, inner, rim: mix(colour, '#ffffff', 0.3) }),
    specks.join(''),
    sheen(sheet, x, y, tilt),
  ].join('');
}

/** Light on matt glaze: a pale field towards the window, a shadow below the near edge, and the line where the well begins. */
function sheen(sheet: Sheet, x: number, y: number, tilt: number): string {
  const top = y - 24 * Math.sqrt(1 - tilt * tilt);
  const oval = (dx: number, dy: number, rx: number, paint: string) =>
    `<ellipse cx="${n(x + dx)}" cy="${n(top + dy * tilt)}" rx="${n(rx)}" ry="${n(rx * tilt)}" ${paint}/>`;
  return [
    oval(-110, -120, 150, `fill="#ffffff" opacity="0.17" filter="${blur(sheet, 46)}"`),
    oval(70, 90, 190, `fill="#24160a" opacity="0.09" filter="${blur(sheet, 50)}"`),
    oval(0, 3, 296, `fill="none" stroke="#24160a" stroke-width="7" opacity="0.2" filter="${blur(sheet, 3)}"`),
    oval(0, -3, 299, `fill="none" stroke="#ffffff" stroke-width="5" opacity="0.2" filter="${blur(sheet, 2)}"`),
  ].join('');
}
