import { channels } from './colour.ts';
import { n } from './sheet.ts';

/** Makes a drawing larger or smaller around a fixed point, by default where things stand. */
export function enlarged(markup: string, factor: number, x = 480, y = 820): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${factor}) translate(${n(-x)} ${n(-y)})">${markup}</g>`;
}

/** A wall that lets the product's colour stand out: sage behind something pale, sand or clay behind a colour. */
export function wallFor(colour: string): string {
  const [red, green, blue] = channels(colour);
  if (Math.min(red, green, blue) > 165) return '#b7bda6';
  if (blue > red) return '#dcc6ac';
  return green > red ? '#e0cdb8' : '#d8cbb4';
}
