import type { Clock } from '../clock.ts';

/** How long something that was read is kept, in milliseconds; with 0 it is read each time. */
export interface BriefKeeping {
  clock: Clock;
  keptFor: number;
}

/**
 * Keeps what was read for a moment, so that a busy shop reads its settings once a second and not with every change of a
 * cart. Keys are few, such as markets, and plain values. What failed is not kept.
 */
export function keepBriefly<Key, Value>(
  read: (key: Key) => Promise<Value>,
  { clock, keptFor }: BriefKeeping,
): (key: Key) => Promise<Value> {
  const kept = new Map<string, { value: Promise<Value>; until: number }>();
  return (key) => {
    const name = JSON.stringify(key);
    const known = kept.get(name);
    const now = clock.now();
    if (known && now < known.until) return known.value;
    const value = read(key);
    kept.set(name, { value, until: now + keptFor });
    value.catch(() => kept.delete(name));
    return value;
  };
}
