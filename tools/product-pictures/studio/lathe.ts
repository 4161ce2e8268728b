import { lit, type Surface, type Vector } from './light.ts';
import { n, type Sheet } from './sheet.ts';

/** A spot of a turned outline: distance from the axis, and height above the foot. */
export type ProfilePoint = readonly [radius: number, height: number];

export interface Turned {
  x: number;
  /** Where the foot's centre stands. */
  y: number;
  /** From the foot up. Repeat a point for a sharp corner. */
  profile: readonly ProfilePoint[];
  /** Sine of the camera's height: 0.2 is from the front, 0.55 from above. */
  tilt: number;
  surface: Surface | ((height: number) => Surface);
}

interface Step {
  radius: number;
  height: number;
  /** How far the wall faces outwards and upwards. */
  out: number;
  up: number;
}

const stopCount = 15;

/** How the line leaves a point: the two neighbouring directions, the nearer one counting more, so that it never overshoots. */
function tangent(before: ProfilePoint, point: ProfilePoint, after: ProfilePoint): ProfilePoint {
  const [near, far] = [distance(before, point), distance(point, after)];
  if (near === 0 || far === 0) return [0, 0];
  const along = (axis: 0 | 1) =>
    (((point[axis] - before[axis]) / near) * far + ((after[axis] - point[axis]) / far) * near) / (near + far);
  return [along(0), along(1)];
}

function distance(a: ProfilePoint, b: ProfilePoint): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function hermite(from: number, to: number, leave: number, arrive: number, t: number): number {
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * leave + (-2 * t3 + 3 * t2) * to + (t3 - t2) * arrive;
}

/** A smooth line through the points of an outline, in steps of about two pixels. */
function smoothProfile(points: readonly ProfilePoint[]): ProfilePoint[] {
  const at = (index: number): ProfilePoint => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  return points.slice(1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const length = distance(b, c);
    const [leave, arrive] = [tangent(a, b, c), tangent(b, c, d)];
    // A long wall must not swing out because a short bevel next to it is slanted.
    const [early, late] = [Math.min(length, 2 * distance(a, b)), Math.min(length, 2 * distance(c, d))];
    const steps = Math.max(1, Math.round(length / 2.2));
    return Array.from({ length: steps }, (_unused, step): ProfilePoint => {
      const t = (step + 1) / steps;
      const along = (axis: 0 | 1) => hermite(b[axis], c[axis], leave[axis] * early, arrive[axis] * late, t);
      return [Math.max(0, along(0)), along(1)];
    });
  });
}

function toSteps(points: readonly ProfilePoint[]): Step[] {
  const line = smoothProfile(points);
  return line.map(([radius, height], index) => {
    const before = line[Math.max(0, index - 1)] ?? [radius, height];
    const after = line[Math.min(line.length - 1, index + 1)] ?? [radius, height];
    const [dr, dh] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dr, dh) || 1;
    return { radius, height, out: dh / length, up: -dr / length };
  });
}

/** A gradient from the left edge of a turned wall to its right edge. `inside` is a wall seen across the opening. */
function wallGradient(sheet: Sheet, surface: Surface, step: Step, tilt: number, inside: boolean): string {
  const stops = Array.from({ length: stopCount }, (_, index) => {
    const across = Math.sin((index / (stopCount - 1) - 0.5) * Math.PI * 0.998);
    const depth = Math.sqrt(1 - across * across);
    const normal: Vector = inside
      ? [-across * step.out, step.up, depth * step.out]
      : [across * step.out, step.up, depth * step.out];
    return `<stop offset="${n((across + 1) / 2)}" stop-color="${lit(surface, normal, tilt)}"/>`;
  });
  return sheet.define((id) => `<linearGradient id="${id}">${stops.join('')}</linearGradient>`);
}

function surfaceAt({ surface }: Turned, height: number): Surface {
  return typeof surface === 'function' ? surface(height) : surface;
}

/** Where a spot on the axis is seen. */
export function axisPoint({ x, y, tilt }: Pick<Turned, 'x' | 'y' | 'tilt'>, height: number): readonly [number, number] {
  return [x, y - height * Math.sqrt(1 - tilt * tilt)];
}

function ring(turned: Turned, radius: number, height: number, paint: string): string {
  const [x, y] = axisPoint(turned, height);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(radius * turned.tilt)}" ${paint}/>`;
}

/** The outside of a turned body, painted as rings from the foot up, each in the light its slope catches. */
export function turnedBody(sheet: Sheet, turned: Turned): string {
  return toSteps(turned.profile)
    .map((step) => {
      const fill = wallGradient(sheet, surfaceAt(turned, step.height), step, turned.tilt, false);
      return ring(turned, step.radius, step.height, `fill="${fill}"`);
    })
    .join('');
}

export interface Hollow {
  turned: Turned;
  /** From the rim down to the middle of the floor. */
  inner: readonly ProfilePoint[];
  /** Paint of the rim between body and opening. */
  rim: string;
}

/** The opening of a turned body: its rim, and the far wall and floor seen through it. */
export function turnedInside(sheet: Sheet, { turned, inner, rim }: Hollow): string {
  const [radius, height] = inner[0] ?? [0, 0];
  const outer = turned.profile.at(-1) ?? [0, 0];
  const clip = sheet.define((id) => `<clipPath id="${id}">${ring(turned, radius, height, '')}</clipPath>`);
  const bands = toSteps(inner).map((step) => {
    const depth = (height - step.height) / (height || 1);
    const { colour, gloss } = surfaceAt(turned, step.height);
    const inward = { ...step, out: Math.abs(step.out), up: Math.abs(step.up) };
    const fill = wallGradient(sheet, { colour, gloss: gloss * 0.3 }, inward, turned.tilt, true);
    const dark = ring(
      turned,
      step.radius,
      step.height,
      `fill="#2a1d12" opacity="${n(0.06 + 0.2 * Math.min(1, depth * 1.3))}"`,
    );
    return ring(turned, step.radius, step.height, `fill="${fill}"`) + dark;
  });
  // The clip has hard steps; a thin line in the rim's paint smooths them.
  const edge = ring(turned, radius + 0.6, height, `fill="none" stroke="${rim}" stroke-width="2.6"`);
  return `${ring(turned, outer[0], outer[1], `fill="${rim}"`)}<g clip-path="${clip}">${bands.join('')}</g>${edge}`;
}

/** The outline of a turned body as a path, for clipping and for labels. */
export function turnedOutline(turned: Turned): string {
  const line = smoothProfile(turned.profile);
  const side = (sign: 1 | -1) =>
    line.map(([radius, height]) => {
      const [x, y] = axisPoint(turned, height);
      return `${n(x + sign * radius)} ${n(y)}`;
    });
  const foot = line[0] ?? [0, 0];
  const top = line.at(-1) ?? [0, 0];
  return `M${side(-1).join('L')} A${n(top[0])} ${n(top[0] * turned.tilt)} 0 0 1 ${side(1).at(-1)} L${side(1)
    .reverse()
    .join('L')} A${n(foot[0])} ${n(foot[0] * turned.tilt)} 0 0 1 ${side(-1)[0]} Z`;
}
