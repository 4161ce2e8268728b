import sharp, { type Sharp } from 'sharp';
import type { Generator, Shot } from './picture.ts';
import { createSheet, height, width } from './studio/sheet.ts';

/** The drawing as SVG markup. */
export function toSvg(name: string, generator: Generator, shot: Shot): string {
  const sheet = createSheet(name);
  const body = generator(sheet, shot);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.definitions()}</defs>${body}</svg>`;
}

/** The drawing as pixels: rendered at one and a half times the size, then reduced, so that thin edges stay smooth. */
export function toPixels(svg: string): Sharp {
  return sharp(Buffer.from(svg), { density: 108, limitInputPixels: false, unlimited: true })
    .resize(width, height)
    .flatten({ background: '#f6f1ea' });
}
