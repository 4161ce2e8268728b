import type { Generator } from '../picture.ts';
import { createCamera, type Camera } from '../studio/camera.ts';
import { shade } from '../studio/colour.ts';
import { paperGround, polygonShadow } from '../studio/ground.ts';
import { turnedBody } from '../studio/lathe.ts';
import { lit, type Vector } from '../studio/light.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { box, footprint, type Box } from '../studio/solids.ts';
import { woodGrain } from '../studio/wood.ts';

const birch = '#e1cba3';
type Paints = Readonly<Record<'red' | 'green' | 'yellow' | 'blue', string>>;
const painted: Paints = { red: '#b9573f', green: '#6f8a76', yellow: '#d3a043', blue: '#56718a' };
const plain: Paints = { red: '#d0b07c', green: '#e8d8b6', yellow: '#d9bf92', blue: '#c09c66' };

/** A small village of wooden blocks, from the front and from above. */
export function blocks(paint: 'painted' | 'plain'): Generator {
  const paints = paint === 'painted' ? painted : plain;
  return (sheet, { view }) => {
    const isAngle = view === 'angle';
    const markup = village(sheet, paints, 470, 830, isAngle ? 0.52 : 0.28);
    return paperGround(sheet) + enlarged(markup, 1.5, 470, isAngle ? 1030 : 980);
  };
}

/** The same village, to stand in another picture. */
export function blockStack(sheet: Sheet, x: number, y: number, size: number): string {
  return enlarged(village(sheet, painted, x, y, 0.28), size, x, y);
}

function village(sheet: Sheet, paints: Paints, x: number, y: number, tilt: number): string {
  const camera = createCamera(x, y, 0.5, tilt);
  const one = (at: Vector, dimensions: Vector, colour: string) =>
    block(sheet, camera, { at, size: dimensions, surface: { colour, gloss: 0.1 } });
  const blocksFromBack = [
    one([-210, 0, -150], [110, 220, 110], birch),
    roof(camera, [-210, 220, -150], [110, 90, 110], paints.blue),
    one([20, 0, -150], [110, 110, 110], paints.yellow),
    one([20, 110, -150], [110, 110, 110], birch),
    roof(camera, [20, 220, -150], [110, 80, 110], paints.red),
    one([-70, 0, -20], [110, 110, 110], paints.green),
    roof(camera, [-70, 110, -20], [110, 80, 110], birch),
    one([100, 0, 10], [170, 54, 86], birch),
    column(sheet, camera, [186, 54, 54], paints.blue),
    one([-190, 0, 90], [100, 100, 100], paints.red),
  ];
  return blocksFromBack.join('');
}

function block(sheet: Sheet, camera: Camera, solid: Box): string {
  const isPlain = !Object.values(painted).includes(solid.surface.colour);
  const grain = woodGrain(sheet, solid.surface.colour, isPlain ? 1 : 0.3);
  const shadow = polygonShadow(sheet, footprint(camera, solid), solid.at[1] === 0 ? 0.9 : 0.2);
  return shadow + box(sheet, camera, solid, { front: grain, side: grain, top: grain });
}

/** A ridge roof: its slope towards the viewer and its gable to the left. */
function roof(camera: Camera, [x, y, z]: Vector, [w, h, d]: Vector, colour: string): string {
  const surface = { colour, gloss: 0.1 };
  const polygon = (points: readonly Vector[], normal: Vector) => {
    const paint = lit(surface, camera.turned(normal), camera.tilt);
    return `<polygon points="${points.map((point) => camera.project(point).map(n).join(',')).join(' ')}" fill="${paint}" stroke="${paint}" stroke-width="2" stroke-linejoin="round"/>`;
  };
  const ridge: readonly [Vector, Vector] = [
    [x, y + h, z + d / 2],
    [x + w, y + h, z + d / 2],
  ];
  const back = polygon([[x, y, z], [x + w, y, z], ridge[1], ridge[0]], [0, 0.6, -0.6]);
  const gable = polygon([[x, y, z], [x, y, z + d], ridge[0]], [-1, 0, 0]);
  const slope = polygon([[x, y, z + d], [x + w, y, z + d], ridge[1], ridge[0]], [0, 0.62, 0.78]);
  const line = ridge.map((point) => camera.project(point).map(n).join(' ')).join('L');
  return `${back}${gable}${slope}<path d="M${line}" stroke="${shade(colour, 1.18)}" stroke-width="2.4" opacity="0.7"/>`;
}

function column(sheet: Sheet, camera: Camera, at: Vector, colour: string): string {
  const [x, y] = camera.project(at);
  return turnedBody(sheet, {
    x,
    y,
    tilt: camera.tilt,
    profile: [
      [34, 0],
      [36, 2],
      [36, 104],
      [34, 108],
      [0, 108],
    ],
    surface: { colour, gloss: 0.1 },
  });
}
