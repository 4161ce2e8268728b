import { mix, shade } from './ink.ts';
import { chance, line, sans, serif, shape, words, type Spot } from './pen.ts';
import { drawing, type Drawing } from './print.ts';

/** A cover laid flat: back, spine, front. */
const [board, spine, height] = [1500, 330, 2100];
const front = board + spine;
const middle = front + board * 0.53;
const cream = '#f7ecd8';

/** What stands on a cover. */
interface Title {
  lines: readonly [string, string];
  small: string;
}

/** A book on baking: seven kinds of biscuits in one line each, printed on cloth. */
export function bakingCover(): Drawing {
  const biscuits = [bun, pretzel, thumbprint, fingers, heart, slices, dream].map((draw, at) => {
    const [row, column] = at < 2 ? [0, at * 2 - 1] : at < 5 ? [1, (at - 3) * 2] : [2, (at - 5) * 2 - 1];
    return `<g transform="translate(${middle + column * 215} ${1070 + row * 355})">${draw()}</g>`;
  });
  const lines = `<g fill="none" stroke="${cream}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round">${biscuits.join('')}</g>`;
  return cover({ lines: ['Sju sorter', 'till'], small: 'FYRTIO BAKVERK TILL KAFFET' }, [lines]);
}

/** A book on knitting: a star of stitches, as on a chart, printed on cloth of a colour. */
export function knittingCover(colour: string): Drawing {
  const stitches = Array.from({ length: 17 * 17 }, (_, at) => {
    const [column, row] = [at % 17, Math.floor(at / 17)];
    const fill = isInStar(column - 8, row - 8) ? cream : mix(colour, cream, 0.22);
    return stitch([middle + (column - 8) * 62, 980 + row * 56], fill);
  });
  return cover({ lines: ['Maska för', 'maska'], small: 'TJUGO PLAGG I ULL' }, stitches);
}

/** A picture book in paper covers: a fox on a mountain, looking at the moon. */
export function foxCover(colour: string): Drawing {
  const [night, far] = ['#34505c', mix(colour, '#34505c', 0.45)];
  const random = chance(4);
  const stars = Array.from({ length: 26 }, () => {
    const [x, y] = [front + 90 + random() * (board - 180), 760 + random() * 420];
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${(4 + random() * 5).toFixed(1)}" fill="${cream}"/>`;
  });
  const hills = [
    hill(`M0 1750L${front - 420} 1420L${front + 90} 1720L${front + 520} 1360L${front + board} 1690`, far),
    hill(`M0 1950L${front + 130} 1890L${front + 760} 1480L${front + 930} 1500L${front + board} 1880`, night),
  ];
  const moon = `<circle cx="${front + 1140}" cy="960" r="165" fill="${cream}"/>`;
  return cover({ lines: ['Räven på', 'berget'], small: 'EN BILDERBOK' }, [
    `<rect width="${front + board}" height="${height}" fill="${colour}"/>`,
    moon,
    ...stars,
    ...hills,
    fox([front + 800, 1490]),
  ]);
}

/** A plate for a notebook, to write on. */
export function notePlate(colour: string): Drawing {
  return drawing(900, 560, [
    '<rect width="900" height="560" fill="#f8f2e4"/>',
    `<rect x="34" y="34" width="832" height="492" fill="none" stroke="${shade(colour, 0.75)}" stroke-width="7"/>`,
    words('Anteckningar', [450, 250], { size: 104, font: serif, fill: '#3a3128', style: 'italic' }),
    ...[350, 430].map((y) => `<path d="M140 ${y}H760" stroke="#b9a98a" stroke-width="4"/>`),
  ]);
}

function cover({ lines, small }: Title, art: readonly string[]): Drawing {
  const [first, second] = lines;
  const set = { font: serif, fill: cream };
  return drawing(front + board, height, [
    ...art,
    words(first, [middle, 380], { ...set, size: 216 }),
    words(second, [middle, 590], { ...set, size: 200, style: 'italic' }),
    words(small, [middle, 715], { font: sans, fill: cream, size: 46, spacing: 9 }),
    `<g transform="translate(${board + spine / 2} ${height / 2}) rotate(90)">${words(lines.join(' '), [0, 36], { ...set, size: 118 })}</g>`,
  ]);
}

function bun(): string {
  return '<circle r="125"/><path d="M-78 18a78 78 0 1 1 78 66a50 50 0 1 1 36 -84a27 27 0 0 1 -36 40"/>';
}

function pretzel(): string {
  return '<path d="M-40 110C-170 60 -150 -120 -50 -100C40 -80 60 40 95 100M40 110C170 60 150 -120 50 -100C-40 -80 -60 40 -95 100"/>';
}

function thumbprint(): string {
  return '<circle r="122"/><circle r="46"/><path d="M-84 -20v2M-60 64v2M66 60v2M84 -30v2M0 -88v2"/>';
}

function fingers(): string {
  return [-84, 0, 84].map((y) => `<rect x="-120" y="${y - 29}" width="240" height="58" rx="26"/>`).join('');
}

function heart(): string {
  return '<path d="M0 112C-210 -20 -110 -150 0 -62C110 -150 210 -20 0 112Z"/><path d="M0 60C-110 -14 -66 -86 0 -30"/>';
}

function slices(): string {
  return [-92, 0, 92].map((x) => `<path d="M${x - 62} 100L${x - 8} -100H${x + 58}L${x + 4} 100Z"/>`).join('');
}

function dream(): string {
  return '<path d="M-124 30C-130 -80 -60 -120 0 -120S130 -80 124 30C110 96 -110 96 -124 30Z"/><path d="M-60 -88L-30 -20L-70 30M20 -112L6 -40L60 -6L48 52M-30 -20L6 -40"/>';
}

/** An eight-pointed star as it is knitted. */
function isInStar(column: number, row: number): boolean {
  const [far, near] = [Math.max(Math.abs(column), Math.abs(row)), Math.min(Math.abs(column), Math.abs(row))];
  if (far === 8) return near === 8 || near % 4 === 0;
  return far < 8 && near > 0 && near <= far && far + near <= 8 && !(near === far && far > 3);
}

/** A knitted stitch: two strands that meet below. */
function stitch([x, y]: Spot, fill: string): string {
  return [-1, 1]
    .map((way) =>
      shape(
        [
          [x, y + 30],
          [x + way * 26, y - 4],
          [x + way * 26, y - 34],
          [x, y],
        ],
        fill,
      ),
    )
    .join('');
}

/** All that is below a ridge, on back, spine and front. */
function hill(ridge: string, fill: string): string {
  return `<path d="${ridge}V${height}H0Z" fill="${fill}"/>`;
}

/** A fox that sits, seen from the side, its tail round it. */
function fox([x, y]: Spot): string {
  const [coat, dark, light] = ['#b4532c', '#4a2a1d', '#f7ecd8'];
  const path = (data: string, fill: string) => `<path d="${data}" fill="${fill}"/>`;
  return `<g transform="translate(${x} ${y}) scale(1.35)">${[
    path('M-60 10C-200 40 -260 -60 -190 -150C-190 -70 -130 -40 -60 -60Z', coat),
    path('M-190 -150C-228 -104 -236 -60 -222 -34C-196 -60 -188 -96 -190 -150Z', light),
    path('M-80 14C-110 -120 -40 -220 40 -250L110 -200C110 -120 90 -60 96 14Z', coat),
    path('M60 -190C96 -150 84 -70 80 14L96 14C94 -60 112 -120 110 -200Z', light),
    path('M20 -250L24 -372L84 -318L128 -374L140 -300L214 -236C170 -196 90 -186 40 -214Z', coat),
    path('M214 -236L140 -226C120 -204 90 -196 66 -200C110 -184 180 -206 214 -236Z', light),
    `<circle cx="214" cy="-237" r="11" fill="${dark}"/>`,
    `<path d="${line([
      [118, -276],
      [142, -272],
    ])}" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>`,
  ].join('')}</g>`;
}
