/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return hex(channels(first).map((value, at) => value + ((other[at] ?? value) - value) * share));
}

/** The colour with `share` of its light left. */
export function shade(colour: string, share: number): string {
  return mix('#000000', colour, share);
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hex(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
