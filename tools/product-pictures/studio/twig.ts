import { mix } from './colour.ts';
import { n, type Sheet } from './sheet.ts';

/** A eucalyptus twig that leans so many degrees from upright. */
export function twig(sheet: Sheet, x: number, y: number, lean: number, length: number): string {
  const bend = lean * 1.6;
  const point = (share: number): readonly [number, number] => [
    (lean / 60) * length * share + (bend / 60) * length * 0.28 * share * share,
    -length * share,
  ];
  const [endX, endY] = point(1);
  const [midX, midY] = point(0.5);
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const share = 0.2 + (index / 15) * 0.82;
    const [lx, ly] = point(share);
    const side = index % 2 === 0 ? 1 : -1;
    const size = (1.12 - share * 0.55) * sheet.between(26, 34);
    const green = mix('#71866c', '#a9b89a', sheet.random());
    return `<g transform="translate(${n(lx)} ${n(ly)}) rotate(${n(side * sheet.between(48, 78) + lean)})">
      <path d="M0 0 C${n(size * 0.5)} ${n(-size * 0.5)} ${n(size * 0.45)} ${n(-size * 1.1)} 0 ${n(-size * 1.35)} C${n(-size * 0.45)} ${n(-size * 1.1)} ${n(-size * 0.5)} ${n(-size * 0.5)} 0 0Z" fill="${green}"/>
      <path d="M0 0 C${n(-size * 0.5)} ${n(-size * 0.5)} ${n(-size * 0.45)} ${n(-size * 1.1)} 0 ${n(-size * 1.35)}Z" fill="#ffffff" opacity="0.14"/></g>`;
  });
  return `<g transform="translate(${n(x)} ${n(y)})"><path d="M0 30 L0 0 Q${n(midX * 0.7)} ${n(midY)} ${n(endX)} ${n(endY)}" fill="none" stroke="#6a5a42" stroke-width="4.5" stroke-linecap="round"/>${leaves.join('')}</g>`;
}
