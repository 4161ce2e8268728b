import type { Generator } from '../picture.ts';
import { createCamera } from '../studio/camera.ts';
import { mix } from '../studio/colour.ts';
import { blur, paperGround, softShadow, wallGround } from '../studio/ground.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import type { Vector } from '../studio/light.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { rod } from '../studio/solids.ts';
import { bookPile, smallVase } from './shelf-goods.ts';

const plate: readonly ProfilePoint[] = [
  [236, 428],
  [250, 432],
  [254, 442],
  [252, 456],
  [246, 460],
  [0, 460],
];
const feet: readonly Vector[] = [
  [0, 0, -190],
  [-176, 0, 104],
  [176, 0, 104],
];

/** A round table on three legs; in use with books and a vase on it. */
export const sideTable: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const goods = bookPile(sheet, 400, 440, 0.2) + enlarged(smallVase(sheet, 570, 448, '#f3efe6'), 1.3, 570, 448);
    return (
      wallGround(sheet, wallFor(colour), 800) + enlarged(whole(sheet, colour, 480, 900, 0.2) + goods, 1.02, 480, 900)
    );
  }
  return paperGround(sheet) + enlarged(whole(sheet, colour, 480, 900, 0.26), 1.18, 480, 860);
};

function whole(sheet: Sheet, colour: string, x: number, y: number, tilt: number): string {
  const camera = createCamera(x, y, 0.3, tilt);
  const surface = { colour, gloss: 0.14 };
  const leg = (foot: Vector) => {
    const [fx, fy] = camera.project(foot);
    const touch = `<ellipse cx="${n(fx + 8)}" cy="${n(fy + 2)}" rx="26" ry="9" fill="#3d2a18" opacity="0.4" filter="${blur(sheet, 4)}"/>`;
    const hip: Vector = [foot[0] * 0.62, 436, foot[2] * 0.62];
    return touch + rod(sheet, camera, { from: foot, to: hip, radius: [11, 21], surface });
  };
  const under = `<ellipse cx="${x}" cy="${n(y - 416)}" rx="200" ry="${n(200 * tilt)}" fill="#2a1a0c" opacity="0.3" filter="${blur(sheet, 12)}"/>`;
  return [
    softShadow(sheet, x + 30, y + 4, 210, 200 * tilt),
    feet.map(leg).join(''),
    under,
    turnedBody(sheet, { x, y, tilt, profile: plate, surface }),
    grain(sheet, colour, x, y - 460 * Math.sqrt(1 - tilt * tilt), tilt),
  ].join('');
}

function grain(sheet: Sheet, colour: string, x: number, top: number, tilt: number): string {
  const clip = sheet.define(
    (id) => `<clipPath id="${id}"><ellipse cx="${x}" cy="${n(top)}" rx="246" ry="${n(246 * tilt)}"/></clipPath>`,
  );
  const lines = Array.from({ length: 40 }, () => {
    const y = top + sheet.between(-1, 1) * 246 * tilt;
    const ink = sheet.random() > 0.4 ? mix(colour, '#2a1608', 0.6) : '#fff';
    return `<path d="M${x - 255} ${n(y)} q128 ${n(sheet.between(-5, 5))} 255 0 t255 ${n(sheet.between(-3, 3))}" fill="none" stroke="${ink}" stroke-width="${n(sheet.between(0.6, 2))}" opacity="${n(sheet.between(0.08, 0.24))}"/>`;
  });
  return `<g clip-path="${clip}">${lines.join('')}</g>`;
}
