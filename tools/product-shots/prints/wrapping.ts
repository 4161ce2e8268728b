import { mix, shade } from './ink.ts';
import { chance, line, type Spot } from './pen.ts';
import { drawing, type Drawing } from './print.ts';

const side = 1200;

/** Three papers with twigs, in three tones of a colour, by the names that rolls know them by. */
export function wrappingPapers(colour: string): Readonly<Record<'deep' | 'full' | 'pale', Drawing>> {
  const isPale = Number.parseInt(colour.slice(1, 3), 16) > 200;
  const cream = '#f6eddc';
  const pale = mix(colour, cream, 0.82);
  const ink = isPale ? '#9a8a68' : colour;
  return {
    deep: twigs(shade(colour, isPale ? 0.78 : 0.6), mix(colour, cream, 0.75)),
    full: twigs(colour, isPale ? '#8c7a58' : cream),
    pale: twigs(pale, ink),
  };
}

/** Twigs strewn so that the sheet meets itself at every edge. */
function twigs(paper: string, ink: string): Drawing {
  const random = chance(17);
  const rows = 5;
  const step = side / rows;
  const strewn = Array.from({ length: rows * rows }, (_, at) => {
    const [column, row] = [at % rows, Math.floor(at / rows)];
    const x = (column + 0.5 + (row % 2) * 0.5) * step + (random() - 0.5) * 40;
    const y = (row + 0.5) * step + (random() - 0.5) * 40;
    const turn = Math.round(random() * 70 - 35 + (at % 3) * 120);
    return [0, -side, side]
      .flatMap((right) => [0, -side, side].map((down): Spot => [x + right, y + down]))
      .filter((spot) => spot.every((value) => value > -step && value < side + step))
      .map(
        ([right, down]) =>
          `<g transform="translate(${Math.round(right)} ${Math.round(down)}) rotate(${turn})">${twig()}</g>`,
      )
      .join('');
  });
  const ground = `<rect width="${side}" height="${side}" fill="${paper}"/>`;
  return drawing(side, side, [ground, `<g fill="${ink}" stroke="${ink}" stroke-width="5">${strewn.join('')}</g>`]);
}

/** A twig with leaves in pairs and a bud, about 170 high, upright round its middle. */
function twig(): string {
  const leaf = (y: number, way: number) =>
    `<path stroke="none" d="M0 ${y} q${way * 12} -34 ${way * 46} -40 q${way * 2} 34 ${way * -46} 40z"/>`;
  const pairs = [60, 22, -16].flatMap((y) => [leaf(y, 1), leaf(y - 12, -1)]);
  const stem = `<path fill="none" d="${line([
    [0, 85],
    [0, -55],
  ])}"/>`;
  return `${stem}${pairs.join('')}<path stroke="none" d="M0 -50 q-17 -22 0 -48 q17 26 0 48z"/>`;
}
