import type { Vector } from './light.ts';

export type ScreenPoint = readonly [number, number];

export interface Camera {
  /** Where a spot of the world is seen. The world's zero stands at the camera's `x` and `y`. */
  project(point: Vector): ScreenPoint;
  /** A direction of the world as the viewer meets it: x right, y up, z towards them. */
  turned(direction: Vector): Vector;
  tilt: number;
}

/** Looks at things turned by so many radians, from a height whose sine is `tilt`. No perspective, as through a long lens. */
export function createCamera(x: number, y: number, turn: number, tilt: number): Camera {
  const [cos, sin, squeeze] = [Math.cos(turn), Math.sin(turn), Math.sqrt(1 - tilt * tilt)];
  const turned = ([a, b, c]: Vector): Vector => [a * cos + c * sin, b, -a * sin + c * cos];
  return {
    tilt,
    turned,
    project(point) {
      const [across, up, near] = turned(point);
      return [x + across, y - up * squeeze + near * tilt];
    },
  };
}
