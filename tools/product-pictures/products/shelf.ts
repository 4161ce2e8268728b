import type { Generator } from '../picture.ts';
import { createCamera } from '../studio/camera.ts';
import { shade } from '../studio/colour.ts';
import { blur } from '../studio/ground.ts';
import type { Surface } from '../studio/light.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { box } from '../studio/solids.ts';
import { plainWall } from '../studio/wall.ts';
import { woodGrain } from '../studio/wood.ts';
import { bookRow, smallVase } from './shelf-goods.ts';

const boards = [0, 235, 470];

/** Three boards on two open frames, hung on a wall; the second picture goes close to a joint. */
export const shelf: Generator = (sheet, { colour, view }) => {
  const whole = hung(sheet, colour);
  return plainWall(sheet) + (view === 'detail' ? enlarged(whole, 2.15, 250, 690) : whole);
};

function hung(sheet: Sheet, colour: string): string {
  const surface: Surface = { colour, gloss: 0.1 };
  const camera = createCamera(480, 880, 0, 0.16);
  const grain = woodGrain(sheet, colour);
  const post = (x: number) =>
    box(sheet, camera, { at: [x, -50, -90], size: [22, 640, 18], surface }, { front: upright(sheet, colour) });
  const board = (low: number) =>
    box(sheet, camera, { at: [-330, low, -90], size: [660, 24, 150], surface }, { top: grain, front: grain });
  const below = (low: number) => {
    const [x, y] = camera.project([-330, low, -60]);
    return `<rect x="${n(x + 26)}" y="${n(y + 18)}" width="660" height="46" fill="#3d2a18" opacity="0.2" filter="${blur(sheet, 16)}"/>`;
  };
  const goods = [
    bookRow(sheet, 250, 856 + 8, 7) + smallVase(sheet, 690, 866, '#bf6d4c', 0.86),
    smallVase(sheet, 290, 636, '#f3efe6', 1) + smallVase(sheet, 372, 644, '#33503f', 0.7) + bookRow(sheet, 560, 632, 6),
    bookRow(sheet, 300, 400, 4) + smallVase(sheet, 620, 404, '#56718a', 0.94),
  ];
  const shadow = `<rect x="206" y="330" width="600" height="610" fill="#3d2a18" opacity="0.1" filter="${blur(sheet, 40)}"/>`;
  return (
    shadow +
    post(-300) +
    post(278) +
    boards.map((low, index) => below(low) + board(low) + (goods[index] ?? '')).join('')
  );
}

function upright(sheet: Sheet, colour: string): (w: number, h: number) => string {
  return (w, h) =>
    Array.from({ length: 6 }, () => {
      const x = sheet.between(1, w - 1);
      return `<path d="M${n(x)} 0 q${n(sheet.between(-3, 3))} ${n(h / 2)} 0 ${n(h)}" fill="none" stroke="${shade(colour, 0.55)}" stroke-width="${n(sheet.between(0.6, 1.8))}" opacity="0.2"/>`;
    }).join('');
}
