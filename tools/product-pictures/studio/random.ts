/** A source of numbers from 0 up to 1 that is the same for the same seed. */
export type Random = () => number;

/** FNV-1a: spreads similar names over all 32 bits. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Numbers that follow from a name, so that a picture looks the same each time it is drawn (mulberry32). */
export function createRandom(name: string): Random {
  let state = hash(name);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
