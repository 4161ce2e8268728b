/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of the values, of which there must be one. */
  pick<Value>(values: readonly Value[]): Value;
  chance(share: number): boolean;
}

/** Makes such numbers (the generator is mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick(values) {
      const index = between(0, values.length - 1);
      const found = values.slice(index, index + 1);
      for (const value of found) return value;
      throw new Error('There is nothing to pick from');
    },
    chance: (share) => next() < share,
  };
}
