import { n, type Sheet } from '../studio/sheet.ts';

/** A small heap of roasted beans on the table. */
export function beans(sheet: Sheet, x: number, y: number): string {
  return Array.from({ length: 16 }, () => {
    const [dx, dy, turn] = [sheet.between(-90, 90), sheet.between(-20, 22), sheet.between(0, 180)];
    return `<g transform="translate(${n(x + dx)} ${n(y + dy)}) rotate(${n(turn)})"><ellipse cx="3" cy="5" rx="15" ry="10" fill="#3d2a18" opacity="0.25"/>
      <ellipse rx="14" ry="9.5" fill="#5b3822"/><ellipse cx="-3" cy="-3" rx="8" ry="4" fill="#8a5c3c" opacity="0.6"/><path d="M-12 1 q6 -4 12 0 t12 -1" fill="none" stroke="#2f1a0e" stroke-width="2"/></g>`;
  }).join('');
}
