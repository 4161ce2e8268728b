import type { Camera } from './camera.ts';
import { lit, type Surface, type Vector } from './light.ts';
import { n, type Sheet } from './sheet.ts';

export interface Box {
  /** Lowest corner: left, bottom, back. */
  at: Vector;
  /** Width, height, depth. */
  size: Vector;
  surface: Surface;
}

/** Draws on a face in its own pixels: 0,0 is its upper left corner. */
export type FaceArt = (width: number, height: number) => string;

interface Face {
  origin: Vector;
  across: Vector;
  down: Vector;
  normal: Vector;
  art: FaceArt | undefined;
}

export interface BoxArt {
  top?: FaceArt;
  front?: FaceArt;
  side?: FaceArt;
}

function facesOf({ at: [x, y, z], size: [w, h, d] }: Box, camera: Camera, art: BoxArt): Face[] {
  const leftVisible = camera.turned([-1, 0, 0])[2] > 0;
  const side: Face = leftVisible
    ? { origin: [x, y + h, z], across: [0, 0, d], down: [0, -h, 0], normal: [-1, 0, 0], art: art.side }
    : { origin: [x + w, y + h, z + d], across: [0, 0, -d], down: [0, -h, 0], normal: [1, 0, 0], art: art.side };
  return [
    side,
    { origin: [x, y + h, z], across: [w, 0, 0], down: [0, 0, d], normal: [0, 1, 0], art: art.top },
    { origin: [x, y + h, z + d], across: [w, 0, 0], down: [0, -h, 0], normal: [0, 0, 1], art: art.front },
  ];
}

function paintFace(sheet: Sheet, camera: Camera, face: Face, surface: Surface): string {
  const [a, b, c] = [face.origin, plus(face.origin, face.across), plus(face.origin, face.down)].map((point) =>
    camera.project(point),
  );
  if (!a || !b || !c) return '';
  const [w, h] = [Math.hypot(...face.across), Math.hypot(...face.down)];
  const matrix = [(b[0] - a[0]) / w, (b[1] - a[1]) / w, (c[0] - a[0]) / h, (c[1] - a[1]) / h, a[0], a[1]].map(
    (part) => Math.round(part * 1e4) / 1e4,
  );
  const base = lit(surface, camera.turned(face.normal), camera.tilt);
  const fall = sheet.define(
    (
      id,
    ) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.1"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#2a1a0c" stop-opacity="0.12"/></linearGradient>`,
  );
  const rect = `width="${n(w)}" height="${n(h)}"`;
  return `<g transform="matrix(${matrix.join(' ')})"><rect ${rect} fill="${base}" stroke="${base}" stroke-width="2" stroke-linejoin="round"/>${face.art?.(w, h) ?? ''}<rect ${rect} fill="${fall}"/>
    <path d="M0 1 H${n(w)}" stroke="#fff" stroke-width="2" opacity="0.28"/></g>`;
}

function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** A box with its three visible faces in the light, and what is drawn on them. */
export function box(sheet: Sheet, camera: Camera, solid: Box, art: BoxArt = {}): string {
  return facesOf(solid, camera, art)
    .map((face) => paintFace(sheet, camera, face, solid.surface))
    .join('');
}

/** A box's footprint as polygon points, for its shadow. */
export function footprint(camera: Camera, { at: [x, y, z], size: [w, , d] }: Box): string {
  const corners: Vector[] = [
    [x, y, z],
    [x + w, y, z],
    [x + w, y, z + d],
    [x, y, z + d],
  ];
  return corners.map((corner) => camera.project(corner).map(n).join(',')).join(' ');
}
