/** Reads values by key. Keys that are asked for together are read by one statement. */
export interface BatchLoader<Key, Value> {
  load(key: Key): Promise<Value | undefined>;
  /** Reads these keys anew when they are asked for again. */
  forget(keys: Iterable<Key>): void;
}

/**
 * Gathers the keys that are asked for in one turn and reads them at once, so that the number of statements does not grow
 * with the rows shown. Each key is read once for as long as the loader lives. Loaders that are given the same end of turn
 * read at the same moment.
 */
export function createBatchLoader<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  untilEndOfTurn: () => Promise<void> = endOfTurn,
): BatchLoader<Key, Value> {
  const known = new Map<Key, Promise<Value | undefined>>();
  let waiting: { keys: Key[]; answer: Promise<ReadonlyMap<Key, Value>> } | null = null;

  function nextBatch(): { keys: Key[]; answer: Promise<ReadonlyMap<Key, Value>> } {
    const keys: Key[] = [];
    const answer = untilEndOfTurn().then(() => {
      waiting = null;
      return readAll(keys);
    });
    return { keys, answer };
  }

  return {
    load(key) {
      const asked = known.get(key);
      if (asked) return asked;
      waiting ??= nextBatch();
      waiting.keys.push(key);
      const value = waiting.answer.then((values) => values.get(key));
      known.set(key, value);
      // A loader may be kept for longer than one request; what failed is asked for again.
      value.catch(() => known.delete(key));
      return value;
    },
    forget(keys) {
      for (const key of keys) known.delete(key);
    },
  };
}

/** Promises that are already settled run their followers first, so that what they ask for joins the batch. */
export function endOfTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
