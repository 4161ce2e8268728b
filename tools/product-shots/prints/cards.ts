import { fir } from './fir.ts';
import { mix } from './ink.ts';
import { chance, line, shape, type Spot } from './pen.ts';
import { drawing, type Drawing } from './print.ts';

const [width, height] = [1050, 1480];
const [paper, black] = ['#fbf7ee', '#2b2926'];

/** Two winter cards, in black and one colour: a single fir, and a wood under stars. */
export function winterCards(colour: string): Readonly<Record<'one' | 'many', Drawing>> {
  return {
    one: card(colour, 3, [tree([525, 1240], 860, colour, 5), ...snowline(1240)]),
    many: card(colour, 8, [
      tree([300, 1200], 560, black, 11),
      tree([760, 1215], 720, colour, 7),
      tree([535, 1240], 430, mix(colour, black, 0.4), 13),
      ...snowline(1235),
    ]),
  };
}

function card(colour: string, seed: number, trees: readonly string[]): Drawing {
  const random = chance(seed);
  const stars = Array.from({ length: 34 }, (_, at) => {
    const spot: Spot = [90 + random() * (width - 180), 90 + random() * 760];
    return at % 4 === 0 ? star(spot, 16 + random() * 14, at % 8 === 0 ? colour : black) : dot(spot, 3 + random() * 3);
  });
  const frame = `<rect x="48" y="48" width="${width - 96}" height="${height - 96}" fill="none" stroke="${colour}" stroke-width="6"/>`;
  return drawing(width, height, [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    frame,
    ...stars,
    ...trees,
  ]);
}

/** A fir with its trunk; light lines lie on it like snow on branches. */
function tree(foot: Spot, tall: number, fill: string, seed: number): string {
  const [x, y] = foot;
  const trunk = shape(
    [
      [x - 12, y + 26],
      [x + 12, y + 26],
      [x + 9, y - 60],
      [x - 9, y - 60],
    ],
    black,
  );
  const random = chance(seed);
  const snow = Array.from({ length: 9 }, (_, at) => {
    const level = y - tall * (0.16 + at * 0.085);
    const reach = tall * 0.13 * (1 - at / 10);
    const from = x + (random() - 0.5) * reach * 1.4;
    return `<path d="${line([
      [from - reach * 0.5, level + 10],
      [from + reach * 0.5, level],
    ])}" stroke="${paper}" stroke-width="6" stroke-linecap="round"/>`;
  });
  return trunk + shape(fir(foot, tall, chance(seed)), fill) + snow.join('');
}

function snowline(y: number): string[] {
  return [0, 44, 88].map(
    (down) =>
      `<path d="M${120 + down * 2} ${y + 40 + down} Q${width / 2} ${y + 4 + down} ${width - 110 - down * 3} ${y + 36 + down}" fill="none" stroke="${black}" stroke-width="5" stroke-linecap="round"/>`,
  );
}

function star([x, y]: Spot, size: number, fill: string): string {
  const spots = Array.from({ length: 8 }, (_, at): Spot => {
    const reach = at % 2 === 0 ? size : size * 0.26;
    return [x + reach * Math.sin((at * Math.PI) / 4), y - reach * Math.cos((at * Math.PI) / 4)];
  });
  return shape(spots, fill);
}

function dot([x, y]: Spot, radius: number): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius.toFixed(1)}" fill="${black}"/>`;
}
