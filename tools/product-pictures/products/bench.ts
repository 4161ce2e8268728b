import type { Generator } from '../picture.ts';
import { createCamera, type Camera } from '../studio/camera.ts';
import { blur, paperGround, polygonShadow, wallGround } from '../studio/ground.ts';
import type { Vector } from '../studio/light.ts';
import { enlarged, wallFor } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { box, footprint, rod, type Box } from '../studio/solids.ts';
import { woodGrain } from '../studio/wood.ts';
import { bookPile } from './shelf-goods.ts';

/** A long bench on four turned legs; in use with books on it. */
export const bench: Generator = (sheet, { colour, view }) => {
  if (view === 'scene')
    return (
      wallGround(sheet, wallFor(colour), 800) +
      enlarged(whole(sheet, colour, 480, 900, 0.18) + bookPile(sheet, 350, 612, 0.18), 1, 480, 900)
    );
  return paperGround(sheet) + enlarged(whole(sheet, colour, 480, 820, 0.26), 1.14, 480, 760);
};

function whole(sheet: Sheet, colour: string, x: number, y: number, tilt: number): string {
  const camera = createCamera(x, y, 0.34, tilt);
  const surface = { colour, gloss: 0.14 };
  const seat: Box = { at: [-340, 272, -88], size: [680, 30, 176], surface };
  const grain = woodGrain(sheet, colour);
  const leg = (side: 1 | -1, depth: 1 | -1) => oneLeg(sheet, camera, colour, [side * 292, 0, depth * 74]);
  const bar = (depth: 1 | -1) =>
    rod(sheet, camera, { from: [-270, 190, depth * 52], to: [270, 190, depth * 52], radius: [9, 9], surface });
  return [
    polygonShadow(sheet, footprint(camera, { ...seat, at: [-330, 0, -80], size: [660, 1, 160] }), 0.45),
    leg(-1, -1) + leg(1, -1) + bar(-1) + bar(1) + leg(-1, 1) + leg(1, 1),
    box(sheet, camera, seat, { top: grain, front: grain, side: grain }),
  ].join('');
}

/** A leg that leans outwards a little, and the dark where it meets the floor. */
function oneLeg(sheet: Sheet, camera: Camera, colour: string, foot: Vector): string {
  const [x, y] = camera.project(foot);
  const touch = `<ellipse cx="${n(x + 6)}" cy="${n(y + 2)}" rx="24" ry="8" fill="#3d2a18" opacity="0.3" filter="${blur(sheet, 5)}"/>`;
  const hip: Vector = [foot[0] * 0.9, 276, foot[2] * 0.62];
  return touch + rod(sheet, camera, { from: foot, to: hip, radius: [13, 21], surface: { colour, gloss: 0.14 } });
}
