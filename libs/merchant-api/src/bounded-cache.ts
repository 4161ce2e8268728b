/** How much a cache may hold. */
export interface CacheBounds<Value> {
  entries: number;
  /** Of all entries together, in whatever unit `weigh` counts. */
  weight: number;
  weigh(value: Value, key: string): number;
}

/** Keeps values by key within bounds; what was not used for longest goes first. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Makes an empty cache. */
export function createBoundedCache<Value>({ entries, weight, weigh }: CacheBounds<Value>): BoundedCache<Value> {
  // A Map keeps the order of insertion, so its first entry is the one that was used longest ago.
  const kept = new Map<string, { value: Value; weight: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value) {
      remove(key);
      const added = { value, weight: weigh(value, key) };
      kept.set(key, added);
      total += added.weight;
      for (const oldest of kept.keys()) {
        if (kept.size <= entries && total <= weight) return;
        remove(oldest);
      }
    },
  };
}
