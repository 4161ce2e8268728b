import type { Clock } from '../clock.ts';

/** How long something that was read is kept, in milliseconds; with 0 it is read each time. */
export interface BriefCacheOptions {
  clock: Clock;
  cacheMs: number;
}

/**
 * Keeps what was read for a moment, so that a busy shop reads its settings once a second and not with every change of a
 * cart. Keys are few, such as markets, and plain values. What failed is not kept.
 */
export function cacheBriefly<Key, Value>(
  read: (key: Key) => Promise<Value>,
  { clock, cacheMs }: BriefCacheOptions,
): (key: Key) => Promise<Value> {
  const kept = new Map<string, { value: Promise<Value>; at: number }>();
  return (key) => {
    const name = JSON.stringify(key);
    const known = kept.get(name);
    const now = clock.now();
    // A clock that was set back makes nothing young again.
    if (known && now >= known.at && now < known.at + cacheMs) return known.value;
    const entry = { value: read(key), at: now };
    kept.set(name, entry);
    entry.value.catch(() => kept.get(name) === entry && kept.delete(name));
    return entry.value;
  };
}
