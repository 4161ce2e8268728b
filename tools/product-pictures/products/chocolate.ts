import type { Generator } from '../picture.ts';
import { createCamera } from '../studio/camera.ts';
import { mix, shade } from '../studio/colour.ts';
import { paperGround, polygonShadow } from '../studio/ground.ts';
import type { LabelText } from '../studio/label.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { box, footprint, type Box, type FaceArt } from '../studio/solids.ts';

export interface ChocolateParams {
  text: LabelText;
  /** Colour of the chocolate itself. */
  bar: string;
}

/** Two bars in printed paper; in the second picture one lies open with a few squares beside it. */
export function chocolate({ text, bar }: ChocolateParams): Generator {
  return (sheet, { colour, view }) => {
    if (view !== 'scene') {
      const pair =
        wrapped(sheet, mix(colour, '#f3ece0', 0.5), text, [540, 600, 0.5]) +
        wrapped(sheet, colour, text, [430, 730, 0.26]);
      return paperGround(sheet) + enlarged(pair, 1.16, 480, 640);
    }
    const group =
      naked(sheet, bar, [560, 560, -0.24]) + wrapped(sheet, colour, text, [430, 700, 0.3]) + crumbs(sheet, bar);
    return paperGround(sheet) + enlarged(group, 1.16, 480, 660);
  };
}

type Place = readonly [x: number, y: number, turn: number];

function wrapped(sheet: Sheet, colour: string, text: LabelText, [x, y, turn]: Place): string {
  const camera = createCamera(x, y, turn, 0.84);
  const solid: Box = { at: [-130, 0, -220], size: [260, 20, 440], surface: { colour, gloss: 0.05 } };
  return polygonShadow(sheet, footprint(camera, solid)) + box(sheet, camera, solid, { top: cover(colour, text) });
}

function cover(colour: string, { brand, title, small }: LabelText): FaceArt {
  return (w, h) => {
    const line = (y: number, size: number, family: string, text: string, spacing = 0) =>
      `<text x="${n(w / 2)}" y="${n(y)}" font-family="${family}" font-size="${size}" letter-spacing="${spacing}" fill="#2d2620" text-anchor="middle">${text}</text>`;
    const waves = Array.from(
      { length: 9 },
      (_, index) =>
        `<path d="M0 ${n(h * 0.6 + index * 21)} q32 -20 65 0 t65 0 t65 0 t65 0" fill="none" stroke="#f7ecd8" stroke-width="2.4" opacity="0.5"/>`,
    );
    return `${waves.join('')}<rect x="28" y="44" width="${n(w - 56)}" height="176" fill="#faf5ea"/><rect x="35" y="51" width="${n(w - 70)}" height="162" fill="none" stroke="${shade(colour, 0.7)}" stroke-width="1.4"/>
      ${line(92, 14, 'Liberation Sans, Arial, sans-serif', brand.toUpperCase(), 3)}${line(148, 40, 'Liberation Serif, Georgia, serif', title)}${line(186, 13, 'Liberation Sans, Arial, sans-serif', small, 1)}`;
  };
}

function naked(sheet: Sheet, bar: string, [x, y, turn]: Place): string {
  const camera = createCamera(x, y, turn, 0.84);
  const solid: Box = { at: [-118, 0, -200], size: [236, 22, 400], surface: { colour: bar, gloss: 0.3 } };
  const squares: FaceArt = (w, h) =>
    Array.from({ length: 18 }, (_, index) =>
      square(bar, (index % 3) * (w / 3), Math.floor(index / 3) * (h / 6), w / 3, h / 6),
    ).join('');
  return polygonShadow(sheet, footprint(camera, solid)) + box(sheet, camera, solid, { top: squares });
}

/** One square of a bar: a raised field, light on its upper left edge. */
function square(bar: string, x: number, y: number, w: number, h: number): string {
  return `<rect x="${n(x + 4)}" y="${n(y + 4)}" width="${n(w - 8)}" height="${n(h - 8)}" rx="4" fill="${shade(bar, 1.05)}"/><path d="M${n(x + 4)} ${n(y + h - 4)} V${n(y + 4)} H${n(x + w - 4)}" fill="none" stroke="#fff" stroke-width="2.6" opacity="0.25"/><path d="M${n(x + w - 4)} ${n(y + 4)} V${n(y + h - 4)} H${n(x + 4)}" fill="none" stroke="#140a04" stroke-width="3" opacity="0.4"/>`;
}

function crumbs(sheet: Sheet, bar: string): string {
  const places: readonly Place[] = [
    [250, 930, 0.5],
    [345, 985, 0.1],
    [640, 930, -0.5],
  ];
  return places
    .map(([x, y, turn]) => {
      const camera = createCamera(x, y, turn, 0.84);
      const solid: Box = { at: [-38, 0, -32], size: [76, 22, 64], surface: { colour: bar, gloss: 0.3 } };
      const art: FaceArt = (w, h) => square(bar, 0, 0, w, h);
      return polygonShadow(sheet, footprint(camera, solid), 0.8) + box(sheet, camera, solid, { top: art });
    })
    .join('');
}
