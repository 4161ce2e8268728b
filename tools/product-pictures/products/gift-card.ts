import type { Generator } from '../picture.ts';
import { createCamera } from '../studio/camera.ts';
import { mix, shade } from '../studio/colour.ts';
import { blur, paperGround, polygonShadow } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { box, footprint, type Box, type FaceArt } from '../studio/solids.ts';

const ribbon = '#efe3cd';

/** A gift card on its envelope, with a ribbon printed across; the second picture goes close. */
export const giftCard: Generator = (sheet, { colour, view }) => {
  const group =
    lying(sheet, [500, 560, -0.24], [470, 330], mix(colour, '#e9dfcf', 0.62), envelope(colour)) +
    lying(sheet, [460, 740, 0.14], [430, 270], colour, front(sheet, colour));
  return paperGround(sheet) + (view === 'detail' ? enlarged(group, 1.9, 520, 760) : enlarged(group, 1.2, 480, 650));
};

type Place = readonly [x: number, y: number, turn: number];

function lying(
  sheet: Sheet,
  [x, y, turn]: Place,
  [w, d]: readonly [number, number],
  colour: string,
  art: FaceArt,
): string {
  const camera = createCamera(x, y, turn, 0.86);
  const solid: Box = { at: [-w / 2, 0, -d / 2], size: [w, 5, d], surface: { colour, gloss: 0 } };
  return polygonShadow(sheet, footprint(camera, solid), 0.8) + box(sheet, camera, solid, { top: art });
}

function envelope(colour: string): FaceArt {
  return (w, h) =>
    `<path d="M0 0 L${n(w / 2)} ${n(h * 0.52)} L${n(w)} 0" fill="${mix(colour, '#efe6d7', 0.52)}" stroke="${shade(mix(colour, '#e9dfcf', 0.6), 0.7)}" stroke-width="1.6"/><path d="M0 ${n(h)} L${n(w * 0.44)} ${n(h * 0.48)} M${n(w)} ${n(h)} L${n(w * 0.56)} ${n(h * 0.48)}" stroke="#24160a" stroke-width="1.4" opacity="0.2"/>`;
}

function front(sheet: Sheet, colour: string): FaceArt {
  return (w, h) => {
    const at = w * 0.24;
    const loop = (side: 1 | -1) =>
      `<path d="M${n(at)} ${n(h / 2)} C${n(at + side * 20)} ${n(h / 2 - 52)} ${n(at + side * 84)} ${n(h / 2 - 58)} ${n(at + side * 82)} ${n(h / 2 - 22)} C${n(at + side * 80)} ${n(h / 2 + 6)} ${n(at + side * 30)} ${n(h / 2 + 6)} ${n(at)} ${n(h / 2)}Z" fill="${shade(ribbon, side < 0 ? 1 : 0.92)}" stroke="#9a8460" stroke-width="1.4" stroke-opacity="0.6"/>`;
    return `<rect x="${n(at - 17)}" width="34" height="${n(h)}" fill="${ribbon}"/><rect y="${n(h / 2 - 17)}" width="${n(w)}" height="34" fill="${ribbon}"/>
      <ellipse cx="${n(at + 6)}" cy="${n(h / 2 + 8)}" rx="70" ry="22" fill="#24160a" opacity="0.25" filter="${blur(sheet, 8)}"/>${loop(-1)}${loop(1)}<rect x="${n(at - 15)}" y="${n(h / 2 - 15)}" width="30" height="30" rx="8" fill="${ribbon}" stroke="#9a8460" stroke-width="1.2"/>
      <text x="${n(w * 0.68)}" y="${n(h * 0.33)}" font-family="Liberation Serif, Georgia, serif" font-size="46" fill="#f7ecd8" text-anchor="middle">torg</text><text x="${n(w * 0.68)}" y="${n(h * 0.8)}" font-family="Liberation Sans, Arial, sans-serif" font-size="17" letter-spacing="4" fill="${mix(colour, '#f7ecd8', 0.85)}" text-anchor="middle">500 KR</text>`;
  };
}
