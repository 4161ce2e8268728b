import { sans, serif } from './pen.ts';

/** What is printed on a label. */
export interface Label {
  brand: string;
  title: string;
  small: string;
  /** Paper, print and ornament; cream, brown-black and sage where left out. */
  paper?: string;
  ink?: string;
  accent?: string;
  /** Pixels; a square where left out. */
  width?: number;
  height?: number;
  /** Whether the print stands on the goods themselves, without paper. */
  isBare?: boolean;
}

/** The label as SVG: brand, a twig, title and what is in it, within a thin frame. */
export function labelMarkup(label: Label): string {
  const { paper = '#f7f1e4', ink = '#2b2622', accent = '#7c8a6a', width = 1000, height = 1000, isBare } = label;
  const middle = width / 2;
  const line = (text: string, y: number, size: number, family: string, spacing: number) =>
    `<text x="${middle}" y="${height * y}" font-family="${family}" font-size="${height * size}" fill="${ink}" letter-spacing="${spacing}" text-anchor="middle">${escapeMarkup(text)}</text>`;
  const ground = isBare
    ? ''
    : `<rect width="${width}" height="${height}" fill="${paper}"/><rect x="28" y="28" width="${width - 56}" height="${height - 56}" fill="none" stroke="${accent}" stroke-width="4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${twig(middle, height, accent)}
    ${line(label.brand, 0.41, 0.12, serif, 2)}
    <rect x="${width * 0.42}" y="${height * 0.475}" width="${width * 0.16}" height="4" fill="${accent}"/>
    ${line(label.title, 0.63, 0.105, serif, 0)}${line(label.small, 0.86, 0.045, sans, 4)}</svg>`;
}

function twig(middle: number, height: number, accent: string): string {
  const leaf = (side: number, y: number) =>
    `<path d="M${middle} ${height * y} q${side * height * 0.06} ${-height * 0.01} ${side * height * 0.075} ${-height * 0.055} q${-side * height * 0.055} 0 ${-side * height * 0.075} ${height * 0.055}" fill="${accent}"/>`;
  const stem = `<path d="M${middle} ${height * 0.27} V${height * 0.11}" stroke="${accent}" stroke-width="4"/>`;
  return stem + [0.26, 0.22, 0.18].flatMap((y) => [leaf(-1, y), leaf(1, y - 0.015)]).join('');
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
