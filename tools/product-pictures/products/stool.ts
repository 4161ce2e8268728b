import type { Generator } from '../picture.ts';
import { createCamera, type Camera } from '../studio/camera.ts';
import { mix } from '../studio/colour.ts';
import { blur, paperGround, softShadow, wallGround } from '../studio/ground.ts';
import { turnedBody } from '../studio/lathe.ts';
import type { Surface, Vector } from '../studio/light.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { rod } from '../studio/solids.ts';
import { bookPile } from './shelf-goods.ts';

const seatHeight = 420;
const feet: readonly Vector[] = [
  [-128, 0, -104],
  [128, 0, -104],
  [-128, 0, 104],
  [128, 0, 104],
];

/** A four-legged stool, and the same beside a wall with books on it. */
export const stool: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const group = whole(sheet, colour, 480, 900, 0.2) + bookPile(sheet, 470, 900 - 462, 0.2);
    return wallGround(sheet, wallFor(colour), 790) + enlarged(group, 1.08, 480, 900);
  }
  return paperGround(sheet) + enlarged(whole(sheet, colour, 480, 900, 0.26), 1.22, 480, 880);
};

function whole(sheet: Sheet, colour: string, x: number, y: number, tilt: number): string {
  const camera = createCamera(x, y, 0.36, tilt);
  const surface: Surface = { colour, gloss: 0.14 };
  const hip = ([a, , c]: Vector, share: number): Vector => [
    a * (1 - 0.42 * share),
    seatHeight * share,
    c * (1 - 0.42 * share),
  ];
  const leg = (foot: Vector) => rod(sheet, camera, { from: foot, to: hip(foot, 1), radius: [13, 19], surface });
  const bar = (a: number, b: number, share: number) => {
    const [from, to] = [feet[a], feet[b]];
    return from && to
      ? rod(sheet, camera, { from: hip(from, share), to: hip(to, share), radius: [8, 8], surface })
      : '';
  };
  return [
    softShadow(sheet, x + 26, y + 4, 165, 165 * tilt),
    touch(sheet, camera),
    feet.slice(0, 2).map(leg).join(''),
    bar(0, 1, 0.34),
    bar(0, 2, 0.26),
    bar(1, 3, 0.26),
    bar(2, 3, 0.34),
    feet.slice(2).map(leg).join(''),
    seat(sheet, colour, x, y, tilt),
  ].join('');
}

/** The dark where each foot meets the floor. */
function touch(sheet: Sheet, camera: Camera): string {
  return feet
    .map((foot) => {
      const [fx, fy] = camera.project(foot);
      return `<ellipse cx="${n(fx + 8)}" cy="${n(fy + 2)}" rx="24" ry="8" fill="#3d2a18" opacity="0.4" filter="${blur(sheet, 4)}"/>`;
    })
    .join('');
}

function seat(sheet: Sheet, colour: string, x: number, y: number, tilt: number): string {
  const under = `<ellipse cx="${n(x)}" cy="${n(y - seatHeight * 0.97 + 8)}" rx="130" ry="${n(130 * tilt)}" fill="#2a1a0c" opacity="0.35" filter="${blur(sheet, 10)}"/>`;
  const disc = turnedBody(sheet, {
    x,
    y,
    tilt,
    profile: [
      [158, 414],
      [170, 418],
      [174, 430],
      [172, 446],
      [164, 452],
      [120, 450],
      [0, 446],
    ],
    surface: { colour, gloss: 0.12 },
  });
  const top = y - 452 * Math.sqrt(1 - tilt * tilt);
  const clip = sheet.define(
    (id) => `<clipPath id="${id}"><ellipse cx="${n(x)}" cy="${n(top)}" rx="166" ry="${n(166 * tilt)}"/></clipPath>`,
  );
  const grain = Array.from({ length: 34 }, () => {
    const gy = top + sheet.between(-1, 1) * 166 * tilt;
    const ink = sheet.random() > 0.4 ? mix(colour, '#2a1608', 0.6) : '#fff';
    return `<path d="M${n(x - 175)} ${n(gy)} q90 ${n(sheet.between(-5, 5))} 175 0 t175 ${n(sheet.between(-3, 3))}" fill="none" stroke="${ink}" stroke-width="${n(sheet.between(0.6, 2))}" opacity="${n(sheet.between(0.08, 0.26))}"/>`;
  });
  return `${under}${disc}<g clip-path="${clip}">${grain.join('')}</g>`;
}
