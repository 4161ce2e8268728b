import { n, type Sheet } from './sheet.ts';

export interface LabelText {
  brand: string;
  title: string;
  small: string;
}

const serif = 'Liberation Serif, Georgia, serif';
const sans = 'Liberation Sans, Arial, sans-serif';

function line(text: string, x: number, y: number, size: number, family: string, ink: string, spacing: number): string {
  return `<text x="${n(x)}" y="${n(y)}" font-family="${family}" font-size="${n(size)}" letter-spacing="${n(spacing)}" fill="${ink}" text-anchor="middle">${text}</text>`;
}

/** Brand, product and one small line, set in the middle of a box. */
function labelText(text: LabelText, x: number, y: number, width: number, height: number, ink = '#2d2620'): string {
  const size = width / 7;
  const middle = x + width / 2;
  return [
    line(text.brand.toUpperCase(), middle, y + height * 0.26, size * 0.5, sans, ink, size * 0.1),
    `<path d="M${n(middle - size * 0.7)} ${n(y + height * 0.36)} h${n(size * 1.4)}" stroke="${ink}" stroke-width="1.5" opacity="0.6"/>`,
    line(text.title, middle, y + height * 0.62, size * 1.05, serif, ink, 0),
    line(text.small, middle, y + height * 0.84, size * 0.44, sans, ink, size * 0.03),
  ].join('');
}

/** A paper label around a cylinder: bent at top and bottom, darker where it turns away. */
export function wrappedLabel(
  sheet: Sheet,
  text: LabelText,
  box: { x: number; y: number; radius: number; height: number; bend: number },
  paper = '#faf6ee',
  ink = '#2d2620',
): string {
  const { x, y, radius, height, bend } = box;
  const half = radius * 0.86;
  const sag = bend * Math.sqrt(1 - 0.86 ** 2);
  const path = `M${n(x - half)} ${n(y + sag)} A${n(radius)} ${n(bend)} 0 0 0 ${n(x + half)} ${n(y + sag)} v${n(height)} A${n(radius)} ${n(bend)} 0 0 1 ${n(x - half)} ${n(y + sag + height)} Z`;
  const turn = sheet.define(
    (
      id,
    ) => `<linearGradient id="${id}"><stop offset="0" stop-color="#3a2a1a" stop-opacity="0.22"/><stop offset="0.25" stop-color="#3a2a1a" stop-opacity="0.02"/>
      <stop offset="0.55" stop-color="#3a2a1a" stop-opacity="0.05"/><stop offset="1" stop-color="#3a2a1a" stop-opacity="0.42"/></linearGradient>`,
  );
  return `<path d="${path}" fill="${paper}"/>${labelText(text, x - half * 0.82, y + bend * 0.8, half * 1.64, height, ink)}<path d="${path}" fill="${turn}"/>`;
}
