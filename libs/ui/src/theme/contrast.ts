import Color from 'colorjs.io';

/**
 * WCAG 2 contrast ratio, from 1 to 21, of an ink on a ground, both as CSS colours. What lets light through is laid over
 * what is below it: the ink over the ground, the ground over `below`.
 *
 * @throws TypeError where one of them is no CSS colour.
 */
export function contrast(ink: string, ground: string, below = '#ffffff'): number {
  const base = laidOver(new Color(ground), new Color(below));
  return laidOver(new Color(ink), base).contrast(base, 'WCAG21');
}

function laidOver(colour: Color, below: Color): Color {
  const share = Number(colour.alpha);
  if (share >= 1) return colour;
  const [top, bottom] = [colour.to('srgb').coords, below.to('srgb').coords];
  const mixed = (index: 0 | 1 | 2) => Number(top[index]) * share + Number(bottom[index]) * (1 - share);
  return new Color('srgb', [mixed(0), mixed(1), mixed(2)]);
}
