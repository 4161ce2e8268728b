import Color from 'colorjs.io';

/**
 * A theme map with what it means without saying so: whoever names an accent means its marks too, and whoever gives a button
 * its ground does not mean the brand's orange under the pointer, nor while it is pressed.
 */
export function completeTheme(map: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { accent, 'action.primary.ground': ground } = map;
  const hover = map['action.primary.hover'] ?? (ground && deeper(ground));
  return {
    ...map,
    ...(accent !== undefined && map['accentMark'] === undefined && { accentMark: accent }),
    ...(hover !== undefined && { 'action.primary.hover': hover }),
    ...(hover !== undefined && map['action.primary.press'] === undefined && { 'action.primary.press': hover }),
  };
}

/** A step darker, as the brand's own ground is under the pointer; lighter where it is nearly black. */
function deeper(colour: string): string {
  const next = new Color(colour).to('oklch');
  const lightness = next.l ?? 0;
  next.l = lightness < 0.25 ? lightness + 0.08 : lightness - 0.08;
  return next.to('srgb').toGamut().toString({ format: 'hex' });
}
