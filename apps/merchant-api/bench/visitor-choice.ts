/** A number from 0 up to, but not, 1; the same ones in the same order for the same seed. */
export type Draw = () => number;

/** Makes the numbers of a seed, by the mulberry32 rule. */
export function createDraw(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Chooses as visitors of a shop do, by Zipf's law: the second choice is taken half as often as the first, the tenth a
 * tenth as often.
 */
export function zipfChoice<Item>(items: readonly Item[], draw: Draw): () => Item {
  const sums: number[] = [];
  items.forEach((_, rank) => sums.push((sums[rank - 1] ?? 0) + 1 / (rank + 1)));
  const total = sums.at(-1) ?? 0;
  return () => {
    const wanted = draw() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return itemAt(items, low);
  };
}

/** Chooses any with the same chance. */
export function evenChoice<Item>(items: readonly Item[], draw: Draw): () => Item {
  return () => itemAt(items, Math.floor(draw() * items.length));
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('The catalogue holds too little to measure with');
  return item;
}
