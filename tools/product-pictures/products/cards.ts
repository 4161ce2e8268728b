import type { Generator } from '../picture.ts';
import { createCamera, type Camera } from '../studio/camera.ts';
import { mix, shade } from '../studio/colour.ts';
import { paperGround, polygonShadow, wallGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { box, footprint, type Box, type FaceArt } from '../studio/solids.ts';

/** Greeting cards with firs and stars, lying with their envelope; in use standing on a table. */
export const cards: Generator = (sheet, { colour, view }) => {
  if (view === 'scene') {
    const group = standing(sheet, colour, 330, 890, -0.14, 1) + standing(sheet, colour, 610, 930, -0.42, 0);
    return wallGround(sheet, '#d8cbb4', 760) + enlarged(group, 1.14, 480, 900);
  }
  const flat = (x: number, y: number, turn: number, art: FaceArt, paint: string) =>
    sheetOf(sheet, createCamera(x, y, turn, 0.86), art, paint);
  const group =
    flat(560, 500, -0.3, envelope(colour), mix(colour, '#e9dfcf', 0.62)) +
    flat(410, 660, 0.2, winter(sheet, colour, 0), '#faf6ec') +
    flat(580, 790, -0.12, winter(sheet, colour, 1), '#faf6ec');
  return paperGround(sheet) + enlarged(group, 1.12, 480, 640);
};

function sheetOf(sheet: Sheet, camera: Camera, art: FaceArt, paint: string): string {
  const card: Box = { at: [-130, 0, -184], size: [260, 4, 368], surface: { colour: paint, gloss: 0 } };
  return polygonShadow(sheet, footprint(camera, card), 0.7) + box(sheet, camera, card, { top: art });
}

function standing(sheet: Sheet, colour: string, x: number, y: number, turn: number, motif: number): string {
  const camera = createCamera(x, y, turn, 0.16);
  const back: Box = { at: [-124, 0, -90], size: [248, 350, 3], surface: { colour: '#e8dfce', gloss: 0 } };
  const front: Box = { at: [-124, 0, 0], size: [248, 350, 3], surface: { colour: '#fffaf0', gloss: 0 } };
  return (
    polygonShadow(sheet, footprint(camera, { ...back, size: [248, 1, 94] })) +
    box(sheet, camera, back) +
    box(sheet, camera, front, { front: winter(sheet, colour, motif) })
  );
}

function envelope(colour: string): FaceArt {
  return (w, h) =>
    `<path d="M0 0 L${n(w / 2)} ${n(h * 0.42)} L${n(w)} 0" fill="${mix(colour, '#efe6d7', 0.52)}" stroke="${shade(mix(colour, '#e9dfcf', 0.6), 0.7)}" stroke-width="1.6" opacity="0.9"/><path d="M0 ${n(h)} L${n(w * 0.44)} ${n(h * 0.4)} M${n(w)} ${n(h)} L${n(w * 0.56)} ${n(h * 0.4)}" stroke="#24160a" stroke-width="1.4" opacity="0.2"/>`;
}

/** Firs under a starry sky, in one colour and black. */
function winter(sheet: Sheet, colour: string, motif: number): FaceArt {
  return (w, h) => {
    const stars = Array.from(
      { length: 26 },
      () =>
        `<circle cx="${n(sheet.between(24, w - 24))}" cy="${n(sheet.between(24, h * 0.5))}" r="${n(sheet.between(1.2, 2.8))}" fill="#2d2a26" opacity="0.75"/>`,
    );
    const places: readonly (readonly [number, number])[] =
      motif === 0
        ? [
            [0.5, 1],
            [0.24, 0.66],
            [0.77, 0.74],
          ]
        : [
            [0.3, 0.8],
            [0.62, 1.02],
            [0.84, 0.58],
          ];
    const firs = places.map(([share, size], index) =>
      fir(w * share, h - 34, h * 0.52 * size, index === 1 ? shade(colour, 0.7) : colour),
    );
    const star = `<path d="M${n(w * (motif === 0 ? 0.5 : 0.62))} ${n(h * 0.13)} l5 13 l13 5 l-13 5 l-5 13 l-5 -13 l-13 -5 l13 -5z" fill="${colour}"/>`;
    const ground = `<path d="M16 ${n(h - 36)} Q${n(w / 2)} ${n(h - 48)} ${n(w - 16)} ${n(h - 34)}" stroke="#2d2a26" stroke-width="2" fill="none"/>`;
    return `<rect x="14" y="14" width="${n(w - 28)}" height="${n(h - 28)}" fill="none" stroke="${colour}" stroke-width="1.6"/>${stars.join('')}${star}${firs.join('')}${ground}`;
  };
}

function fir(x: number, foot: number, height: number, colour: string): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const [y, half] = [foot - 16 - (height * tier) / 4.8, height * (0.25 - tier * 0.05)];
    return `M${n(x - half)} ${n(y)} Q${n(x - half * 0.3)} ${n(y - height * 0.1)} ${n(x)} ${n(y - height * 0.32)} Q${n(x + half * 0.3)} ${n(y - height * 0.1)} ${n(x + half)} ${n(y)} Q${n(x)} ${n(y + 7)} ${n(x - half)} ${n(y)}Z`;
  });
  return `<rect x="${n(x - 4)}" y="${n(foot - 20)}" width="8" height="20" fill="#2d2a26"/><path d="${tiers.join(' ')}" fill="${colour}"/>`;
}
