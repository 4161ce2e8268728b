/** Fonts that prints are set in; another font would make another picture, so each name stands alone. */
export const serif = 'Liberation Serif';
export const sans = 'Liberation Sans';

export type Spot = readonly [x: number, y: number];

/** Numbers from 0 to 1 by chance, the same each time for a seed. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A path straight from spot to spot. */
export function line(spots: readonly Spot[]): string {
  return `M${spots.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}

/** A filled shape. */
export function shape(spots: readonly Spot[], fill: string): string {
  return `<path d="${line(spots)}Z" fill="${fill}"/>`;
}

/** A line of text round its middle. */
export function words(
  text: string,
  [x, y]: Spot,
  { size, font, fill, spacing = 0, style = 'normal' }: Lettering,
): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-style="${style}" letter-spacing="${spacing}" fill="${fill}" text-anchor="middle">${text}</text>`;
}

/** How words are set. */
export interface Lettering {
  size: number;
  font: string;
  fill: string;
  spacing?: number;
  style?: 'normal' | 'italic';
}
