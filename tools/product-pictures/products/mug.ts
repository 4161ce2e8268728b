import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { blur, contactShadow, paperGround } from '../studio/ground.ts';
import { axisPoint, turnedBody, turnedInside, type ProfilePoint, type Turned } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { speckles } from '../studio/speckles.ts';

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
const inner: readonly ProfilePoint[] = [
  [171, 354],
  [170, 300],
  [168, 80],
  [140, 40],
  [0, 36],
];

/** A straight stoneware mug with a bare clay foot, and its handle to the right. */
export const mug: Generator = (sheet, { colour, view }) => {
  const tilt = view === 'angle' ? 0.56 : 0.2;
  const turned: Turned = {
    x: 452,
    y: view === 'angle' ? 800 : 812,
    profile,
    tilt,
    surface: (height) => (height < 44 ? { colour: clay, gloss: 0.02 } : { colour, gloss: 0.35 }),
  };
  const whole = [
    contactShadow(sheet, turned.x, turned.y, 180, Math.max(30, 180 * tilt)),
    handle(sheet, turned, colour),
    turnedBody(sheet, turned),
    speckles(
      sheet,
      {
        ...turned,
        profile: [
          [186, 50],
          [186, 345],
        ],
      },
      150,
      shade(colour, 0.5),
    ),
    turnedInside(sheet, { turned, inner, rim: mix(colour, '#ffffff', 0.35) }),
  ];
  return paperGround(sheet) + enlarged(whole.join(''), 1.2);
};

/** A bent tube: the same curve drawn in strokes from wide and dark to thin and light. */
function handle(sheet: Sheet, turned: Turned, colour: string): string {
  const squeeze = Math.sqrt(1 - turned.tilt ** 2);
  const [x, top] = axisPoint(turned, 296);
  const curve = `M${n(x + 178)} ${n(top)} c70 ${n(-14 * squeeze)} 128 ${n(20 * squeeze)} 128 ${n(100 * squeeze)} s-62 ${n(122 * squeeze)} -132 ${n(108 * squeeze)}`;
  const stroke = (paint: string, size: number, dx: number, dy: number, extra = '') =>
    `<path d="${curve}" transform="translate(${dx} ${dy})" fill="none" stroke="${paint}" stroke-width="${size}" ${extra}/>`;
  return [
    stroke(shade(colour, 0.66), 42, 0, 0),
    stroke(shade(colour, 0.8), 32, -2, -3, `filter="${blur(sheet, 3)}"`),
    stroke(shade(colour, 0.97), 16, -5, -6, `filter="${blur(sheet, 5)}"`),
    stroke('#ffffff', 4, -9, -10, `opacity="0.35" filter="${blur(sheet, 3)}"`),
  ].join('');
}
