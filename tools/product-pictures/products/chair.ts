import type { Generator } from '../picture.ts';
import { createCamera, type Camera } from '../studio/camera.ts';
import { mix, shade } from '../studio/colour.ts';
import { blur, paperGround, softShadow } from '../studio/ground.ts';
import { lit, type Surface, type Vector } from '../studio/light.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { rod } from '../studio/solids.ts';

const seatTop = 330;
const backTop = 640;

/** Foot and upper end of each leg: the two at the back, then the two in front. */
const legs: readonly (readonly [Vector, Vector])[] = [
  [
    [-158, 0, -170],
    [-116, seatTop - 20, -120],
  ],
  [
    [158, 0, -170],
    [116, seatTop - 20, -120],
  ],
  [
    [-160, 0, 160],
    [-124, seatTop - 20, 120],
  ],
  [
    [160, 0, 160],
    [124, seatTop - 20, 120],
  ],
];

/** A spindle-back chair seen from the side front; the second picture goes close to back and seat. */
export const chair: Generator = (sheet, { colour, view }) => {
  const whole = standing(sheet, colour);
  return paperGround(sheet) + (view === 'detail' ? enlarged(whole, 2.05, 500, 360) : enlarged(whole, 1.18, 480, 900));
};

function standing(sheet: Sheet, colour: string): string {
  const camera = createCamera(468, 930, -0.5, 0.24);
  const surface: Surface = { colour, gloss: 0.16 };
  const stick = (from: Vector, to: Vector, start: number, end: number) =>
    rod(sheet, camera, { from, to, radius: [start, end], surface });
  const spindle = (x: number) =>
    stick([x, seatTop, -132 - curve(x)], [x * 1.22, backTop - 20, -196 - curve(x * 1.22)], 7.5, 6.5);
  const draw = (index: number) => {
    const leg = legs[index];
    return leg ? touch(sheet, camera, leg[0]) + stick(leg[0], leg[1], 10, 17) : '';
  };
  return [
    softShadow(sheet, 512, 936, 210, 62),
    draw(1),
    draw(0),
    stick([-146, 96, -155], [146, 96, -155], 8, 8),
    stick([-146, 120, -150], [-146, 120, 142], 8, 8),
    stick([146, 120, -150], [146, 120, 142], 8, 8),
    draw(2),
    draw(3),
    stick([-144, 120, 0], [144, 120, 0], 8, 8),
    seat(sheet, camera, surface),
    [-108, -65, -22, 22, 65, 108].map(spindle).join(''),
    rail(camera, sheet, surface),
  ].join('');
}

/** How far the back bends away at a distance from its middle: nothing at the ends, most in the middle. */
function curve(x: number): number {
  return 34 * (1 - (x / 150) ** 2);
}

function touch(sheet: Sheet, camera: Camera, foot: Vector): string {
  const [x, y] = camera.project(foot);
  return `<ellipse cx="${n(x + 9)}" cy="${n(y + 2)}" rx="22" ry="7" fill="#3d2a18" opacity="0.4" filter="${blur(sheet, 4)}"/>`;
}

function seat(sheet: Sheet, camera: Camera, surface: Surface): string {
  const corners: Vector[] = [
    [-150, 0, -150],
    [150, 0, -150],
    [168, 0, 168],
    [-168, 0, 168],
  ];
  const at = (y: number) => corners.map(([x, , z]) => camera.project([x, y, z]));
  const polygon = (y: number, fill: string, extra = '') =>
    `<polygon points="${at(y)
      .map((point) => point.map(n).join(','))
      .join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="34" stroke-linejoin="round" ${extra}/>`;
  const top = lit(surface, [0, 1, 0], camera.tilt);
  const layers = Array.from({ length: 11 }, (_, index) =>
    polygon(seatTop - 24 + index * 2, shade(surface.colour, 0.68 + index * 0.014)),
  );
  const [a, b, c, d] = at(seatTop);
  if (!a || !b || !c || !d) return '';
  const clip = sheet.define(
    (id) =>
      `<clipPath id="${id}"><polygon points="${[a, b, c, d].map((point) => point.map(n).join(',')).join(' ')}"/></clipPath>`,
  );
  const grain = Array.from({ length: 46 }, () => {
    const x = sheet.between(-175, 175);
    const [from, to] = [camera.project([x, seatTop, -160]), camera.project([x + sheet.between(-8, 8), seatTop, 178])];
    return `<path d="M${from.map(n).join(' ')} L${to.map(n).join(' ')}" stroke="${mix(surface.colour, '#2a1608', 0.6)}" stroke-width="${n(sheet.between(0.6, 2.2))}" opacity="${n(sheet.between(0.06, 0.22))}"/>`;
  });
  return `${layers.join('')}${polygon(seatTop, top)}<g clip-path="${clip}">${grain.join('')}${scoop(sheet, camera)}</g>`;
}

/** The hollow in the seat: dark where it sinks, light on its near edge. */
function scoop(sheet: Sheet, camera: Camera): string {
  const [sx, sy] = camera.project([0, seatTop, 20]);
  return `<ellipse cx="${n(sx + 10)}" cy="${n(sy + 4)}" rx="130" ry="34" fill="#2a1608" opacity="0.13" filter="${blur(sheet, 16)}"/><ellipse cx="${n(sx - 50)}" cy="${n(sy - 16)}" rx="80" ry="16" fill="#fff" opacity="0.2" filter="${blur(sheet, 12)}"/>`;
}

function rail(camera: Camera, sheet: Sheet, surface: Surface): string {
  const points = Array.from({ length: 25 }, (_, index) => -162 + index * 13.5);
  const line = (y: number) =>
    points
      .map((x) =>
        camera
          .project([x, y, -198 - curve(x)])
          .map(n)
          .join(' '),
      )
      .join('L');
  const band = (y: number, size: number, paint: string, extra = '') =>
    `<path d="M${line(y)}" fill="none" stroke="${paint}" stroke-width="${size}" stroke-linecap="round" ${extra}/>`;
  return [
    band(backTop, 58, shade(surface.colour, 0.7)),
    band(backTop + 3, 52, lit(surface, [0.1, 0.3, 0.9], camera.tilt)),
    band(backTop + 20, 10, '#ffffff', `opacity="0.25" filter="${blur(sheet, 4)}"`),
    band(backTop - 12, 1.6, shade(surface.colour, 0.5), 'opacity="0.25"'),
    band(backTop + 6, 1.4, shade(surface.colour, 0.5), 'opacity="0.2"'),
  ].join('');
}
