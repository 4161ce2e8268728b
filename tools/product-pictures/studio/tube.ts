import { shade } from './colour.ts';
import { blur } from './ground.ts';
import { n, type Sheet } from './sheet.ts';

/** A bent tube such as a handle: the same curve drawn in strokes from wide and dark to thin and light. */
export function bentTube(sheet: Sheet, curve: string, colour: string, thickness: number): string {
  const stroke = (paint: string, share: number, shift: number, extra = '') =>
    `<path d="${curve}" transform="translate(${n(-shift)} ${n(-shift * 1.15)})" fill="none" stroke="${paint}" stroke-width="${n(thickness * share)}" stroke-linecap="round" ${extra}/>`;
  return [
    stroke(shade(colour, 0.66), 1, 0),
    stroke(shade(colour, 0.8), 0.76, thickness * 0.05, `filter="${blur(sheet, thickness * 0.07)}"`),
    stroke(shade(colour, 0.97), 0.38, thickness * 0.12, `filter="${blur(sheet, thickness * 0.12)}"`),
    stroke('#ffffff', 0.1, thickness * 0.22, `opacity="0.35" filter="${blur(sheet, thickness * 0.07)}"`),
  ].join('');
}
