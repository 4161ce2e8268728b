import { fir } from './fir.ts';
import { mix, shade } from './ink.ts';
import { chance, line, sans, serif, shape, words, type Spot } from './pen.ts';
import { drawing, type Drawing } from './print.ts';

const [width, height, border] = [1500, 2100, 110];
const foot = height - 300;
const paper = '#ebe2d0';

/** A view of mountains: ridges that grow paler with distance, and a low sun. */
export function mountainPoster(tone: string): Drawing {
  const sky = mix(tone, '#f6e6cf', 0.86);
  const ridges = [0.72, 0.52, 0.3, 0].map((mist, at) => {
    const ridge = peaks(31 + at * 7, 820 + at * 270, 460 - at * 80);
    return shape(ridge, mix(tone, '#f3e4cf', mist)) + (at === 1 ? snow(ridge) : '');
  });
  const shore = shape(peaks(77, 1720, 60), shade(tone, 0.62));
  return poster('Fjäll', 'N° 1', [ground(sky), disc([1010, 520], 150, '#d98a5a'), ...ridges, shore]);
}

/** A view of the sea: the sun on the horizon, its path on the water, and a boat. */
export function seaPoster(tone: string): Drawing {
  const random = chance(5);
  const bands = [0.45, 0.3, 0.16, 0, -0.22].map((mist, at) => {
    const fill = mist < 0 ? shade(tone, 1 + mist) : mix(tone, '#f6e8d2', mist);
    return shape(waves(980 + at * 168, 16 + at * 9, at), fill);
  });
  const glints = Array.from({ length: 34 }, (_, at) => {
    const long = 40 + random() * (230 - at * 4);
    const x = 640 + (random() - 0.5) * (220 + at * 5) - long / 2;
    return `<rect x="${Math.round(x)}" y="${1010 + at * 21}" width="${Math.round(long)}" height="7" rx="3.5" fill="#f0cf95" opacity="0.85"/>`;
  });
  const sky = [ground(mix(tone, '#f8ecd9', 0.8)), disc([640, 900], 250, '#e3a95c')];
  return poster('Hav', 'N° 2', [...sky, ...bands, ...glints, boat([1060, 1330])]);
}

/** A view of a forest: rows of firs in mist under a moon. */
export function forestPoster(tone: string): Drawing {
  const rows = [0.78, 0.58, 0.34, 0.05].map((mist, at) =>
    firs(11 + at * 5, { base: 1130 + at * 230, tall: 360 + at * 130, fill: mix(tone, '#efe6d0', mist) }),
  );
  const sky = [ground(mix(tone, '#f3ead6', 0.8)), disc([430, 470], 120, '#fbf5e6')];
  return poster('Skog', 'N° 3', [...sky, ...rows, shape(waves(1730, 14, 3), shade(tone, 0.6))]);
}

function poster(title: string, number: string, view: readonly string[]): Drawing {
  const ink = '#3b352d';
  return drawing(width, height, [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<clipPath id="view"><rect x="${border}" y="${border}" width="${width - 2 * border}" height="${foot - border}"/></clipPath>`,
    `<g clip-path="url(#view)">${view.join('')}${speckles()}</g>`,
    words(title, [width / 2, height - 165], { size: 96, font: serif, fill: ink, style: 'italic' }),
    words(`UTSIKT ${number}`, [width / 2, height - 95], { size: 28, font: sans, fill: ink, spacing: 9 }),
  ]);
}

function ground(fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

function disc([x, y]: Spot, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** A ridge that was halved again and again, each half moved a little less. */
function peaks(seed: number, base: number, high: number): Spot[] {
  const random = chance(seed);
  let ridge: Spot[] = [0, 0.25, 0.5, 0.75, 1].map((at) => [at * width, base + (random() - 0.5) * high]);
  for (let stray = high * 0.42; stray > 5; stray *= 0.52) {
    ridge = ridge.flatMap(([x, y], at) => {
      const [nextX, nextY] = ridge[at + 1] ?? [];
      if (nextX === undefined || nextY === undefined) return [[x, y] as const];
      return [[x, y] as const, [(x + nextX) / 2, (y + nextY) / 2 + (random() - 0.5) * stray] as const];
    });
  }
  return [...ridge, [width, height], [0, height]];
}

/** Snow on the summits of a ridge: all that is higher than a line which zigzags. */
function snow(ridge: readonly Spot[]): string {
  const top = Math.min(...ridge.map(([, y]) => y));
  const random = chance(9);
  const edge = Array.from({ length: 61 }, (_, at): Spot => [(at * width) / 60, top + 95 + (random() - 0.5) * 90]);
  return `<clipPath id="snow"><path d="${line([...edge, [width, 0], [0, 0]])}Z"/></clipPath><g clip-path="url(#snow)">${shape(ridge, paper)}</g>`;
}

function waves(base: number, high: number, phase: number): Spot[] {
  const crest = Array.from({ length: 101 }, (_, at): Spot => {
    const along = at * 0.21 + phase * 1.7;
    return [(at * width) / 100, base + high * (Math.sin(along) + 0.4 * Math.sin(along * 2.3 + phase))];
  });
  return [...crest, [width, height], [0, height]];
}

function boat([x, y]: Spot): string {
  return [
    shape(
      [
        [x - 95, y],
        [x + 100, y],
        [x + 68, y + 40],
        [x - 66, y + 40],
      ],
      '#9a3235',
    ),
    shape(
      [
        [x - 6, y - 14],
        [x - 6, y - 240],
        [x - 96, y - 14],
      ],
      paper,
    ),
    shape(
      [
        [x + 8, y - 14],
        [x + 8, y - 205],
        [x + 84, y - 14],
      ],
      '#efe2c8',
    ),
  ].join('');
}

/** How a row of firs is drawn. */
interface Row {
  base: number;
  tall: number;
  fill: string;
}

function firs(seed: number, { base, tall, fill }: Row): string {
  const random = chance(seed);
  const step = tall * 0.3;
  const trees = Array.from({ length: Math.ceil(width / step) + 1 }, (_, at) =>
    fir([at * step + (random() - 0.5) * step * 0.7, base + 40], tall * (0.68 + random() * 0.5), random),
  );
  return (
    trees.map((tree) => shape(tree, fill)).join('') +
    shape(
      [
        [0, base],
        [width, base],
        [width, height],
        [0, height],
      ],
      fill,
    )
  );
}

/** Where the ink did not take. */
function speckles(): string {
  const random = chance(3);
  const spots = Array.from({ length: 420 }, () => {
    const [x, y] = [random() * width, random() * foot];
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${(0.8 + random() * 1.7).toFixed(1)}"/>`;
  });
  return `<g fill="${paper}" opacity="0.5">${spots.join('')}</g>`;
}
