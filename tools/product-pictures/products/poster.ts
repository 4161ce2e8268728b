import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { blur, wallGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';
import { plainWall } from '../studio/wall.ts';
import { smallVase } from './shelf-goods.ts';

/** A landscape in a few flat colours, drawn in a field of 500 × 700. */
const motifs = {
  mountain: (tone: string) =>
    [
      `<rect width="500" height="700" fill="${mix(tone, '#f6e6cf', 0.82)}"/><circle cx="346" cy="196" r="62" fill="#d98a5a"/>`,
      `<path d="M0 420 L96 300 L170 372 L268 214 L372 366 L430 312 L500 386 V700 H0Z" fill="${mix(tone, '#f6e6cf', 0.45)}"/><path d="M268 214 L316 284 L284 300 L262 276 L236 306 L226 280Z" fill="#fbf5e8"/>`,
      `<path d="M0 500 Q130 420 260 482 T500 452 V700 H0Z" fill="${tone}"/><path d="M0 590 Q160 520 310 572 T500 556 V700 H0Z" fill="${shade(tone, 0.66)}"/>`,
    ].join(''),
  sea: (tone: string) =>
    [
      `<rect width="500" height="700" fill="${mix(tone, '#f8ecd9', 0.86)}"/><circle cx="250" cy="352" r="92" fill="#e3b25f"/>`,
      `<rect y="352" width="500" height="348" fill="${mix(tone, '#f8ecd9', 0.42)}"/><path d="M0 430 q60 -22 125 0 t125 0 t125 0 t125 0 V700 H0Z" fill="${tone}"/>`,
      `<path d="M0 520 q60 -22 125 0 t125 0 t125 0 t125 0 V700 H0Z" fill="${shade(tone, 0.78)}"/><path d="M0 612 q60 -22 125 0 t125 0 t125 0 t125 0 V700 H0Z" fill="${shade(tone, 0.56)}"/>`,
      `<path d="M330 440 l62 0 l-12 20 h-40z" fill="#9a3235"/><path d="M359 434 V352 L316 426Z" fill="#fbf5e8"/><path d="M365 434 V368 L400 426Z" fill="#f0e3cb"/>`,
    ].join(''),
  forest: (tone: string) =>
    [
      `<rect width="500" height="700" fill="${mix(tone, '#f3ead6', 0.84)}"/><circle cx="140" cy="170" r="54" fill="#f9f2e0"/>`,
      firs(mix(tone, '#f3ead6', 0.56), 470, 300, [40, 130, 215, 300, 385, 470]),
      firs(mix(tone, '#f3ead6', 0.2), 580, 360, [0, 110, 236, 352, 460]),
      `<path d="M0 640 Q250 600 500 636 V700 H0Z" fill="${shade(tone, 0.66)}"/>`,
      firs(shade(tone, 0.66), 700, 420, [70, 190, 330, 450]),
    ].join(''),
} as const;

function firs(colour: string, foot: number, height: number, places: readonly number[]): string {
  const one = (x: number) =>
    [0, 1, 2, 3]
      .map((tier) => {
        const [y, half] = [foot - (height * tier) / 4.6, height * (0.22 - tier * 0.042)];
        return `M${n(x - half)} ${n(y)} L${n(x)} ${n(y - height * 0.36)} L${n(x + half)} ${n(y)}Z`;
      })
      .join(' ');
  return `<path d="${places.map(one).join(' ')}" fill="${colour}"/>`;
}

/** A print in an oak frame on the wall; in use it leans above a table. */
export function poster(motif: keyof typeof motifs): Generator {
  return (sheet, { colour, view }) => {
    const print = motifs[motif](colour);
    if (view !== 'scene') return plainWall(sheet) + framed(sheet, print, 480, 590, 1.06);
    return (
      wallGround(sheet, '#d9cbb6', 940) +
      framed(sheet, print, 420, 520, 0.94) +
      enlarged(smallVase(sheet, 770, 990, '#76835f'), 1.9, 770, 990)
    );
  };
}

function framed(sheet: Sheet, print: string, x: number, y: number, size: number): string {
  const clip = sheet.define((id) => `<clipPath id="${id}"><rect width="500" height="700"/></clipPath>`);
  const wood = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b885"/><stop offset="0.5" stop-color="#c8a06a"/><stop offset="1" stop-color="#9d7645"/></linearGradient>`,
  );
  const inset = (by: number, paint: string) =>
    `<rect x="${-by}" y="${-by}" width="${500 + by * 2}" height="${700 + by * 2}" ${paint}/>`;
  const parts = [
    `<g transform="translate(20 28)">${inset(50, `fill="#3d2a18" opacity="0.3" filter="${blur(sheet, 20)}"`)}</g>`,
    `<g transform="translate(4 7)">${inset(50, `fill="#3d2a18" opacity="0.4" filter="${blur(sheet, 5)}"`)}</g>`,
    inset(50, `fill="${wood}"`),
    inset(34, 'fill="#8a6538"'),
    inset(32, 'fill="#fbf7ee"'),
    `<g clip-path="${clip}">${print}</g>`,
    inset(32, `fill="none" stroke="#24160a" stroke-width="9" opacity="0.22" filter="${blur(sheet, 5)}"`),
    `<path d="M-32 732 L250 -32 H390 L110 732Z" fill="#ffffff" opacity="0.1"/>`,
  ];
  return `<g transform="translate(${n(x - 250 * size)} ${n(y - 350 * size)}) scale(${size})">${parts.join('')}</g>`;
}
