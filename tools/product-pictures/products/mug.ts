import { mix, shade } from '../studio/colour.ts';
import { contactShadow } from '../studio/ground.ts';
import { axisPoint, turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';
import { bentTube } from '../studio/tube.ts';

const clay = '#b98762';
const profile: readonly ProfilePoint[] = [
  [150, 0],
  [176, 6],
  [182, 30],
  [184, 60],
  [186, 200],
  [186, 340],
  [184, 352],
  [181, 356],
];
const wall: readonly ProfilePoint[] = [
  [186, 50],
  [186, 345],
];
const inner: readonly ProfilePoint[] = [
  [171, 354],
  [170, 300],
  [168, 80],
  [140, 40],
  [0, 36],
];

/** One mug, to stand alone or in a set. */
export function stoneMug(sheet: Sheet, colour: string, x: number, y: number, tilt: number): string {
  const turned: Turned = {
    x,
    y,
    profile,
    tilt,
    surface: (height) => (height < 44 ? { colour: clay, gloss: 0.02 } : { colour, gloss: 0.35 }),
  };
  return [
    contactShadow(sheet, x, y, 180, Math.max(30, 180 * tilt)),
    handle(sheet, turned, colour),
    turnedBody(sheet, turned),
    speckles(sheet, { ...turned, profile: wall }, 150, shade(colour, 0.5)),
    turnedInside(sheet, { turned, inner, rim: mix(colour, '#ffffff', 0.35) }),
  ].join('');
}

function handle(sheet: Sheet, turned: Turned, colour: string): string {
  const squeeze = Math.sqrt(1 - turned.tilt ** 2);
  const [x, top] = axisPoint(turned, 296);
  const curve = `M${n(x + 178)} ${n(top)} c70 ${n(-14 * squeeze)} 128 ${n(20 * squeeze)} 128 ${n(100 * squeeze)} s-62 ${n(122 * squeeze)} -132 ${n(108 * squeeze)}`;
  return bentTube(sheet, curve, colour, 42);
}
