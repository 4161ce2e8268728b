import { createCamera } from '../studio/camera.ts';
import { contactShadow } from '../studio/ground.ts';
import { turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';
import { box } from '../studio/solids.ts';

const cloths = ['#56718a', '#bf6d4c', '#e2d6bf', '#33503f', '#cf9b37', '#9a3235'];

/** Three books lying on each other. */
export function bookPile(sheet: Sheet, x: number, y: number, tilt: number): string {
  const camera = createCamera(x, y, 0.32, tilt);
  return [0, 1, 2].map((index) => lyingBook(sheet, camera, index)).join('');
}

function lyingBook(sheet: Sheet, camera: ReturnType<typeof createCamera>, index: number): string {
  const [w, d, h] = [196 - index * 18, 118 - index * 9, 30 - index * 3];
  const low = [0, 30, 57][index] ?? 0;
  const cover = { colour: cloths[(index + 1) % cloths.length] ?? '#ffffff', gloss: 0.05 };
  const pages = (width: number, height: number) =>
    `<rect y="5" x="${width * 0.03}" width="${width * 0.97}" height="${height - 10}" fill="#f2ead9"/><path d="M${width * 0.03} ${height / 2} h${width}" stroke="#cdbfa4" stroke-width="1"/>`;
  return box(
    sheet,
    camera,
    { at: [-w / 2 + index * 4, low, -d / 2], size: [w, h, d], surface: cover },
    { front: pages },
  );
}

/** A row of standing books, `count` of them from the left. */
export function bookRow(sheet: Sheet, x: number, y: number, count: number): string {
  const camera = createCamera(x, y, 0, 0.1);
  let left = 0;
  return Array.from({ length: count }, (_, index) => {
    const [w, h] = [sheet.between(15, 27), sheet.between(86, 124)];
    const colour = cloths[(index * 2 + 1) % cloths.length] ?? '#ffffff';
    const band = (width: number, height: number) =>
      `<path d="M0 ${height * 0.16} h${width} M0 ${height * 0.22} h${width} M0 ${height * 0.86} h${width}" stroke="#fff6e4" stroke-width="1.6" opacity="0.6"/>`;
    const book = box(
      sheet,
      camera,
      { at: [left, 0, -60], size: [w, h, 60], surface: { colour, gloss: 0.05 } },
      { front: band },
    );
    left += w + 1;
    return book;
  }).join('');
}

const jug: readonly ProfilePoint[] = [
  [44, 0],
  [50, 3],
  [70, 40],
  [66, 84],
  [36, 120],
  [34, 144],
  [40, 150],
];

/** A little vase to put on a shelf. */
export function smallVase(sheet: Sheet, x: number, y: number, colour: string, size = 1): string {
  const turned: Turned = { x, y, tilt: 0.12, profile: jug, surface: { colour, gloss: 0.15 } };
  const inside = turnedInside(sheet, {
    turned,
    inner: [
      [34, 148],
      [30, 120],
      [0, 110],
    ],
    rim: colour,
  });
  return enlarged(contactShadow(sheet, x, y, 50, 7, 0.7) + turnedBody(sheet, turned) + inside, size, x, y);
}
