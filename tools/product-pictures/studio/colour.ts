type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return format([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** A colour in more or less light: 1 leaves it alone, less is shadow that turns slightly warm, more goes to white. */
export function shade(hex: string, light: number): string {
  if (light >= 1) return mix(hex, '#ffffff', Math.min(1, (light - 1) * 1.4));
  const [red, green, blue] = parse(hex);
  return format([red * light ** 0.94, green * light, blue * light ** 1.05]);
}

/** Red, green and blue, each from 0 to 255. */
export function channels(hex: string): Rgb {
  return parse(hex);
}
