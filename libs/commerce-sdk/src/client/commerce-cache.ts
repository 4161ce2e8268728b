import type { Clock } from '../ports/time.ts';

/** Where a client keeps the answers of queries. Replace it to keep them elsewhere, or in another number. */
export interface CommerceCache {
  /** The answer kept under a key; undefined where there is none, or none that is young enough. */
  get(key: string): unknown;
  /**
   * Keeps an answer. The key holds the endpoint, API key, scope and access token that it was asked with, so that clients may
   * share a cache, and so it belongs in memory alone.
   */
  set(key: string, answer: unknown): void;
  /** Forgets everything. Called after each mutation, since nobody can tell what it has changed. */
  clear(): void;
}

/** How much a cache in memory keeps, and by which clock. */
export interface MemoryCacheOptions {
  /** How many answers are kept; those that were asked for longest ago go first. 200 when left out. */
  entries?: number;
  /** How long an answer is good for; a minute when left out, as prices and stock go on changing. */
  maxAgeMs?: number;
  clock?: Clock;
}

/**
 * Keeps answers in memory, the latest asked for, for a while.
 *
 * @example
 * const client = createCommerceClient({ ...shop, cache: createMemoryCache({ entries: 50, maxAgeMs: 10_000 }) });
 */
export function createMemoryCache({
  entries = 200,
  maxAgeMs = 60_000,
  clock = Date,
}: MemoryCacheOptions = {}): CommerceCache {
  const kept = new Map<string, { answer: unknown; at: number }>();
  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      const age = clock.now() - entry.at;
      // A clock that was set back says nothing about the age of what is kept.
      if (age < 0 || age >= maxAgeMs) return undefined;
      kept.set(key, entry);
      return entry.answer;
    },
    set(key, answer) {
      kept.delete(key);
      kept.set(key, { answer, at: clock.now() });
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
    clear: () => kept.clear(),
  };
}
