import { shade } from './colour.ts';
import { n, type Sheet } from './sheet.ts';

/** Grain lines along the width of a board, as art for a flat face. */
export function woodGrain(sheet: Sheet, colour: string, strength = 1): (width: number, height: number) => string {
  return (width, height) => {
    const clip = sheet.define(
      (id) => `<clipPath id="${id}"><rect width="${n(width)}" height="${n(height)}"/></clipPath>`,
    );
    const lines = Array.from({ length: Math.ceil(height / 4.5) + 3 }, () =>
      grainLine(sheet, width, sheet.between(-4, height + 4), colour, strength),
    );
    return `<g clip-path="${clip}">${lines.join('')}</g>`;
  };
}

function grainLine(sheet: Sheet, width: number, y: number, colour: string, strength: number): string {
  const drift = sheet.between(-5, 5);
  const path = `M-4 ${n(y)} C${n(width * 0.3)} ${n(y + drift)} ${n(width * 0.6)} ${n(y - drift)} ${n(width + 4)} ${n(y + sheet.between(-3, 3))}`;
  const ink = sheet.random() > 0.35 ? shade(colour, 0.55) : '#ffffff';
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${n(sheet.between(0.6, 2.6))}" opacity="${n(sheet.between(0.05, 0.26) * strength)}"/>`;
}
