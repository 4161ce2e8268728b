import type { Generator } from '../picture.ts';
import { createCamera } from '../studio/camera.ts';
import { mix, shade } from '../studio/colour.ts';
import { weaveFill } from '../studio/cloth.ts';
import { paperGround, polygonShadow, wallGround } from '../studio/ground.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { box, footprint, type Box, type FaceArt } from '../studio/solids.ts';
import { beans } from './canister.ts';
import { guestCup } from './guests.ts';

/** What is printed on a book: two lines of title, one small line, and a motif repeated below. */
export interface CoverText {
  lines: readonly [string, string];
  small: string;
  motif: 'bun' | 'stitch' | 'fox';
}

export type BookKind = 'notebook' | CoverText;

/** A book bound in linen, lying; in use two of them with a pencil, or one beside a cup. */
export function book(kind: BookKind): Generator {
  return (sheet, { colour, view }) => {
    if (view !== 'scene')
      return paperGround(sheet) + enlarged(lying(sheet, colour, kind, 480, 700, 0.34, 0), 1.55, 480, 800);
    const second = kind === 'notebook' ? mix(colour, '#e9dcc6', 0.7) : '#e2d6bf';
    const pile = lying(sheet, second, 'notebook', 440, 880, 0.42, 0) + lying(sheet, colour, kind, 440, 880, 0.3, 46);
    const guest =
      kind !== 'notebook'
        ? guestCup(sheet, 716, 700, kind.motif === 'fox' ? '#f6efe2' : '#4a2d1c', 0.74) +
          (kind.motif === 'bun' ? beans(sheet, 700, 960) : '')
        : pencil(430, 770);
    return wallGround(sheet, wallFor(colour), 1200) + enlarged(pile + guest, 1.28, 480, 1010);
  };
}

function lying(sheet: Sheet, colour: string, kind: BookKind, x: number, y: number, turn: number, low: number): string {
  const camera = createCamera(x, y, turn, 0.78);
  const [w, d] = [300, 420];
  const paper = { colour: '#f3ecdc', gloss: 0 };
  const cloth = { colour, gloss: 0.02 };
  const at = (height: number, thickness: number, surface: Box['surface'], inset = 0): Box => ({
    at: [-w / 2 + inset, low + height, -d / 2 + inset],
    size: [w - inset * 1.6, thickness, d - inset * 1.6],
    surface,
  });
  const pages: FaceArt = (width, height) =>
    Array.from(
      { length: 7 },
      (_, index) =>
        `<path d="M0 ${n((height * (index + 0.5)) / 7)} H${n(width)}" stroke="#b9aa8a" stroke-width="1" opacity="0.55"/>`,
    ).join('');
  const cover: FaceArt = (width, height) =>
    linen(sheet, width, height) +
    (kind === 'notebook' ? notebookCover(colour, width, height) : printedCover(colour, kind, width, height));
  return [
    low === 0
      ? polygonShadow(sheet, footprint(camera, at(0, 1, cloth)))
      : polygonShadow(sheet, footprint(camera, at(0, 1, cloth)), 0.6),
    box(sheet, camera, at(0, 5, cloth)),
    box(sheet, camera, at(5, 30, paper, 8), { front: pages, side: pages }),
    box(sheet, camera, at(35, 7, cloth), { top: cover }),
  ].join('');
}

function linen(sheet: Sheet, w: number, h: number): string {
  return `<rect width="${n(w)}" height="${n(h)}" fill="${weaveFill(sheet, 2.2)}"/><path d="M26 0 V${n(h)}" stroke="#24160a" stroke-width="5" opacity="0.16"/><path d="M31 0 V${n(h)}" stroke="#fff" stroke-width="2" opacity="0.22"/>`;
}

function notebookCover(colour: string, w: number, h: number): string {
  const band = shade(colour, 0.5);
  return `<rect x="${n(w * 0.86)}" width="15" height="${n(h)}" fill="${band}"/><rect x="${n(w * 0.86)}" width="4" height="${n(h)}" fill="#fff" opacity="0.18"/>
    <rect x="${n(w * 0.3)}" y="${n(h * 0.2)}" width="${n(w * 0.42)}" height="${n(h * 0.2)}" rx="2" fill="#f6efe0"/><rect x="${n(w * 0.32)}" y="${n(h * 0.213)}" width="${n(w * 0.38)}" height="${n(h * 0.174)}" fill="none" stroke="${band}" stroke-width="1.2"/>
    <text x="${n(w * 0.51)}" y="${n(h * 0.315)}" font-family="Liberation Serif, Georgia, serif" font-size="18" fill="#3a3128" text-anchor="middle">Anteckningar</text>`;
}

const cream = '#f7ecd8';

/** Small drawings in one line, about 54 wide around their middle. */
const motifs: Readonly<Record<CoverText['motif'], string>> = {
  bun: '<circle r="27"/><path d="M-17 4 a17 17 0 1 1 17 14 a11 11 0 1 1 8 -18 a6 6 0 0 1 -8 9"/>',
  stitch: '<path d="M-22 -26 L0 -6 L22 -26 M-22 -4 L0 16 L22 -4 M-22 18 L0 38 L22 18"/>',
  fox: '<path d="M-25 -24 L-10 -12 L10 -12 L25 -24 L20 6 L0 26 L-20 6Z M-8 2 v1 M8 2 v1 M-3 18 h6"/>',
};

function printedCover(colour: string, { lines, small, motif }: CoverText, w: number, h: number): string {
  const drawing = (x: number, y: number) =>
    `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke="${cream}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${motifs[motif]}</g>`;
  const drawings = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => drawing(w * (0.27 + column * 0.245), h * (0.5 + row * 0.155))),
  );
  const middle = n(w * 0.52);
  return `<rect x="46" y="22" width="${n(w - 66)}" height="${n(h - 44)}" fill="none" stroke="${cream}" stroke-width="2"/><g fill="${cream}" text-anchor="middle"><text x="${middle}" y="${n(h * 0.19)}" font-family="Liberation Serif, Georgia, serif" font-size="42">${lines[0]}</text>
    <text x="${middle}" y="${n(h * 0.285)}" font-family="Liberation Serif, Georgia, serif" font-style="italic" font-size="38">${lines[1]}</text><text x="${middle}" y="${n(h * 0.36)}" font-family="Liberation Sans, Arial, sans-serif" font-size="10" letter-spacing="1.1">${small}</text></g>${drawings.join('')}<rect width="6" height="${n(h)}" fill="${shade(colour, 0.8)}" opacity="0.5"/>`;
}

function pencil(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) rotate(24)"><rect x="-150" y="4" width="270" height="12" rx="5" fill="#24160a" opacity="0.25" transform="translate(8 9)"/><rect x="-150" width="250" height="13" fill="#c8a06a"/><rect x="-150" width="250" height="4.5" fill="#fff" opacity="0.3"/><rect x="-150" y="9" width="250" height="4" fill="#24160a" opacity="0.18"/>
    <path d="M100 0 L132 6.5 L100 13Z" fill="#ecd7ae"/><path d="M122 4.4 L132 6.5 L122 8.6Z" fill="#2c2620"/><rect x="-162" width="14" height="13" rx="3" fill="#33503f"/></g>`;
}
