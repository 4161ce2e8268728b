import { mix, shade } from './colour.ts';

export type Vector = readonly [number, number, number];

/** Where the window is: x to the right, y up, z towards the viewer. */
const window: Vector = [-0.56, 0.66, 0.5];

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function normalise(v: Vector): Vector {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

export interface Surface {
  colour: string;
  /** 0 is unglazed clay, 1 is wet glaze. */
  gloss: number;
}

/** The colour of a spot of a surface that faces along `normal`, seen from `tilt` (sine of the camera's height). */
export function lit({ colour, gloss }: Surface, normal: Vector, tilt: number): string {
  const viewer: Vector = [0, tilt, Math.sqrt(1 - tilt * tilt)];
  const facing = dot(normal, normalise(window));
  const wrapped = Math.max(0, (facing + 0.42) / 1.42);
  const edge = (1 - Math.min(1, Math.abs(dot(normal, viewer)))) ** 3;
  const bounce = 0.05 * Math.max(0, normal[0]) ** 2 + 0.05 * Math.max(0, -normal[1]);
  const light = 0.6 + 0.5 * wrapped - 0.1 * edge + bounce;
  const half = normalise([window[0] + viewer[0], window[1] + viewer[1], window[2] + viewer[2]]);
  const glint = gloss * 0.6 * Math.max(0, dot(normal, half)) ** (12 + 50 * gloss);
  return mix(shade(colour, light), '#ffffff', Math.min(0.85, glint));
}
