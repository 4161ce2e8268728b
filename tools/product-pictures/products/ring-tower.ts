import type { Generator } from '../picture.ts';
import { contactShadow, paperGround, wallGround } from '../studio/ground.ts';
import { turnedBody, type ProfilePoint } from '../studio/lathe.ts';
import { enlarged } from '../studio/placing.ts';
import type { Sheet } from '../studio/sheet.ts';

const birch = '#e1cba3';
const painted = ['#6f8a76', '#d3a043', '#b9573f', '#efe6d6', '#56718a'];
const plain = ['#d9bf92', '#e5d2ad', '#cfb281', '#e8d8b6', '#d9bf92'];

/** Five wooden rings on a peg; in use one ring has rolled off. */
export function ringTower(rings: 'painted' | 'plain'): Generator {
  return (sheet, { view }) => {
    const colours = rings === 'painted' ? painted : plain;
    if (view !== 'scene') return paperGround(sheet) + enlarged(tower(sheet, colours, 480, 850, 5), 1.22, 480, 850);
    const loose =
      ring(sheet, 700, 905, 0, 74, colours[4] ?? birch, true) + ring(sheet, 250, 915, 0, 92, colours[3] ?? birch, true);
    return wallGround(sheet, '#cfd0bb', 750) + enlarged(tower(sheet, colours, 480, 850, 3) + loose, 1.12, 480, 860);
  };
}

function tower(sheet: Sheet, colours: readonly string[], x: number, y: number, count: number): string {
  const wood = { colour: birch, gloss: 0.12 };
  const base: readonly ProfilePoint[] = [
    [168, 0],
    [178, 4],
    [180, 22],
    [176, 32],
    [160, 36],
    [0, 36],
  ];
  const top = 36 + count * 62;
  const peg: readonly ProfilePoint[] = [
    [22, top - 20],
    [22, 376],
    [30, 388],
    [30, 410],
    [20, 426],
    [0, 430],
  ];
  const stacked = colours
    .slice(0, count)
    .map((colour, index) => ring(sheet, x, y, 36 + index * 62, 152 - index * 17, colour, false));
  return (
    contactShadow(sheet, x, y, 176, 36) +
    turnedBody(sheet, { x, y, tilt: 0.2, profile: base, surface: wood }) +
    stacked.join('') +
    turnedBody(sheet, { x, y, tilt: 0.2, profile: peg, surface: wood })
  );
}

function ring(
  sheet: Sheet,
  x: number,
  y: number,
  low: number,
  radius: number,
  colour: string,
  isLoose: boolean,
): string {
  const profile: readonly ProfilePoint[] = [
    [radius - 26, low],
    [radius - 8, low + 5],
    [radius, low + 30],
    [radius - 8, low + 55],
    [radius - 26, low + 61],
    [40, low + 62],
  ];
  const body = turnedBody(sheet, { x, y, tilt: 0.2, profile, surface: { colour, gloss: 0.3 } });
  if (!isLoose) return body;
  const hole = `<ellipse cx="${x}" cy="${y - 60}" rx="34" ry="7.5" fill="#3a2716" opacity="0.75"/>`;
  return contactShadow(sheet, x, y, radius - 8, (radius - 8) * 0.2) + body + hole;
}
