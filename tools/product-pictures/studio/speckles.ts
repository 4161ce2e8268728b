import { axisPoint, smoothProfile, type Turned } from './lathe.ts';
import { n, type Sheet } from './sheet.ts';

/** Iron specks in a glaze, spread over the front of a turned body and narrower towards its edges. */
export function speckles(sheet: Sheet, turned: Turned, count: number, colour = '#6b5640'): string {
  const line = smoothProfile(turned.profile);
  return Array.from({ length: count }, () => {
    const [radius, height] = line[Math.floor(sheet.random() * line.length)] ?? [0, 0];
    const angle = sheet.between(-1.45, 1.45);
    const [x, y] = axisPoint(turned, height);
    const size = sheet.between(0.7, 1.7) + (sheet.random() > 0.93 ? 1.4 : 0);
    const [cx, cy] = [x + radius * Math.sin(angle), y + radius * turned.tilt * Math.cos(angle)];
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(size * Math.max(0.3, Math.cos(angle)))}" ry="${n(size)}" fill="${colour}" opacity="${n(sheet.between(0.2, 0.6))}"/>`;
  }).join('');
}
