/** A pattern such as `/p/:category?/:alias`, taken apart. */
export interface PathPattern {
  parts: readonly PatternPart[];
  /** How many segments a path has at least. */
  least: number;
}

/** One part of a pattern: a word that stands there as it is, or a parameter and how many segments it takes. */
export type PatternPart = { kind: 'word'; word: string } | { kind: 'param'; name: string; least: 0 | 1; most: number };

/** Takes a pattern apart. */
export function parsePattern(pattern: string): PathPattern {
  const parts = pattern.split('/').filter(Boolean).map(parsePart);
  return { parts, least: parts.reduce((sum, part) => sum + (part.kind === 'word' ? 1 : part.least), 0) };
}

function parsePart(part: string): PatternPart {
  const [, name, amount] = /^:(\w+)([?+*]?)$/.exec(part) ?? [];
  if (name === undefined) return { kind: 'word', word: part };
  return {
    kind: 'param',
    name,
    least: amount === '?' || amount === '*' ? 0 : 1,
    most: amount === '+' || amount === '*' ? Infinity : 1,
  };
}
