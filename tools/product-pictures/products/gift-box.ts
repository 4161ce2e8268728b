import { createCamera, type Camera } from '../studio/camera.ts';
import { shade } from '../studio/colour.ts';
import { blur, polygonShadow } from '../studio/ground.ts';
import type { Vector } from '../studio/light.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { box, footprint, type Box, type FaceArt } from '../studio/solids.ts';

const ribbon = '#efe3cd';

/** One wrapped box, to stand alone or in a set. */
export function parcel(sheet: Sheet, colour: string, x: number, y: number): string {
  const camera = createCamera(x, y, 0.52, 0.36);
  const surface = { colour, gloss: 0.04 };
  const body: Box = { at: [-170, 0, -120], size: [340, 170, 240], surface };
  const lid: Box = {
    at: [-178, 150, -128],
    size: [356, 62, 256],
    surface: { colour: shade(colour, 1.03), gloss: 0.04 },
  };
  const lip = (w: number) =>
    `<rect width="${n(w)}" height="16" y="40" fill="#24160a" opacity="0.22" filter="${blur(sheet, 6)}"/>`;
  const strip =
    (centre: number, size: number): FaceArt =>
    (w, h) =>
      `<rect x="${n(w * centre - size / 2)}" width="${size}" height="${n(h)}" fill="${ribbon}"/><path d="M${n(w * centre - size / 2 + 3)} 0 V${n(h)} M${n(w * centre + size / 2 - 3)} 0 V${n(h)}" stroke="#b9a37e" stroke-width="1.2" opacity="0.6"/>`;
  const bodyArt = {
    front: (w: number, h: number) => lip(w) + strip(0.5, 34)(w, h),
    side: (w: number, h: number) => lip(w) + strip(0.5, 34)(w, h),
  };
  const cross: FaceArt = (w, h) =>
    `${strip(0.5, 34)(w, h)}<rect y="${n(h / 2 - 17)}" width="${n(w)}" height="34" fill="${ribbon}"/><path d="M0 ${n(h / 2 - 14)} H${n(w)} M0 ${n(h / 2 + 14)} H${n(w)}" stroke="#b9a37e" stroke-width="1.2" opacity="0.6"/>`;
  return (
    polygonShadow(sheet, footprint(camera, body)) +
    box(sheet, camera, body, bodyArt) +
    box(sheet, camera, lid, { front: strip(0.5, 34), side: strip(0.5, 34), top: cross }) +
    bow(sheet, camera)
  );
}

/** Two loops, two ends and a knot. */
function bow(sheet: Sheet, camera: Camera): string {
  const knot: Vector = [0, 214, 0];
  const [x, y] = camera.project(knot);
  const loop = (sign: 1 | -1) => {
    const path = `M0 0 C${sign * 30} -70 ${sign * 130} -92 ${sign * 138} -44 C${sign * 142} -14 ${sign * 60} 6 0 0Z`;
    const hollow = `M${sign * 16} -8 C${sign * 44} -50 ${sign * 104} -66 ${sign * 116} -42 C${sign * 112} -22 ${sign * 60} -8 ${sign * 16} -8Z`;
    return `<path d="${path}" fill="${shade(ribbon, sign < 0 ? 1.02 : 0.92)}"/><path d="${hollow}" fill="${shade(ribbon, 0.66)}"/><path d="${path}" fill="none" stroke="#9a8460" stroke-width="1.4" opacity="0.6"/>`;
  };
  const end = (sign: 1 | -1) =>
    `<path d="M0 0 C${sign * 26} 18 ${sign * 50} 40 ${sign * 92} 52 L${sign * 84} 72 L${sign * 68} 74 C${sign * 34} 58 ${sign * 12} 30 -8 6Z" fill="${shade(ribbon, sign < 0 ? 0.97 : 0.86)}" stroke="#9a8460" stroke-width="1.2" stroke-opacity="0.5"/>`;
  const under = `<ellipse cx="10" cy="14" rx="120" ry="26" fill="#24160a" opacity="0.3" filter="${blur(sheet, 10)}"/>`;
  return `<g transform="translate(${n(x)} ${n(y - 4)})">${under}${end(-1)}${end(1)}${loop(1)}${loop(-1)}<rect x="-19" y="-22" width="38" height="36" rx="10" fill="${ribbon}" stroke="#9a8460" stroke-width="1.2" stroke-opacity="0.5"/><path d="M-10 -18 Q-4 -4 -9 10 M8 -18 Q4 -4 9 10" stroke="#9a8460" stroke-width="1.6" fill="none" opacity="0.5"/></g>`;
}
