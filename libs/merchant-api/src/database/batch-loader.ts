import DataLoader from 'dataloader';

/** Reads values by key. Keys that are asked for together are read by one statement. */
export interface BatchLoader<Key, Value> {
  load(key: Key): Promise<Value | undefined>;
  /** Reads these keys anew when they are asked for again. */
  forget(keys: Iterable<Key>): void;
}

/**
 * Gathers the keys that are asked for in one turn and reads them at once, so that the number of statements does not grow
 * with the rows shown. Each key is read once for as long as the loader lives, but for one that could not be read. Loaders
 * that are given the same end of turn read at the same moment.
 */
export function createBatchLoader<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  untilEndOfTurn: () => Promise<void> = endOfTurn,
): BatchLoader<Key, Value> {
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const values = await readAll(keys);
      return keys.map((key) => values.get(key));
    },
    { batchScheduleFn: (read) => void untilEndOfTurn().then(read) },
  );
  return {
    load: (key) => loader.load(key),
    forget(keys) {
      for (const key of keys) loader.clear(key);
    },
  };
}

/** Promises that are already settled run their followers first, so that what they ask for joins the batch. */
export function endOfTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
