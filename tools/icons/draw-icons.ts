import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Where the shop's icons lie. All others are drawn from `icon.svg`. */
export const iconFolder = join(import.meta.dirname, '../../apps/storefront/public');

/** The icons that a system cuts to a shape of its own, and their sizes in pixels: their ground reaches every edge. */
export const cutIcons = {
  'icon-maskable-192.png': 192,
  'icon-maskable-512.png': 512,
} as const;

/** The icons that are shown as they are, and their sizes in pixels. */
export const wholeIcons = { 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** Draws the sign on a ground without corners. */
export function drawCutIcon(size: number): Promise<Buffer> {
  return draw(readIcon().replace(/ rx="[\d.]+"/, ''), size);
}

/** Draws the icon with its round corners, outside of which it is seen through. */
export function drawWholeIcon(size: number): Promise<Buffer> {
  return draw(readIcon(), size);
}

function readIcon(): string {
  return readFileSync(join(iconFolder, 'icon.svg'), 'utf8');
}

function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 1_200 }).resize(size, size).png({ palette: true }).toBuffer();
}

if (import.meta.main) {
  for (const [name, size] of Object.entries(cutIcons)) writeFileSync(join(iconFolder, name), await drawCutIcon(size));
  for (const [name, size] of Object.entries(wholeIcons))
    writeFileSync(join(iconFolder, name), await drawWholeIcon(size));
}
