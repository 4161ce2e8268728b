import type { Clock } from '../clock.ts';

export type AttemptVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts attempts by key. */
export interface AttemptLimit {
  /** Counts one attempt, unless there were too many lately. Counted before it is known to fail, so that many at once do not pass. */
  begin(key: string): AttemptVerdict;
  /** The attempt went well: nothing is held against the key any more. */
  clear(key: string): void;
  /** One attempt went well, and says nothing about the others: the newest is taken back. */
  forgive(key: string): void;
}

export interface AttemptLimitOptions {
  clock: Clock;
  /** How many attempts may fail within the window. */
  most?: number;
  windowMs?: number;
  /** How many keys are remembered; the oldest are forgotten first, so that guesses cannot fill the memory. */
  mostKeys?: number;
}

/** Counts in the memory of this process. */
export function createAttemptLimit({
  clock,
  most = 10,
  windowMs = 15 * 60_000,
  mostKeys = 50_000,
}: AttemptLimitOptions): AttemptLimit {
  const attempts = new Map<string, readonly number[]>();

  return {
    begin(key) {
      const now = clock.now();
      const recent = (attempts.get(key) ?? []).filter((moment) => moment > now - windowMs);
      const oldest = recent[recent.length - most];
      if (oldest !== undefined) {
        return { allowed: false, retryAfterSeconds: Math.ceil((oldest + windowMs - now) / 1000) };
      }
      attempts.delete(key);
      attempts.set(key, [...recent, now]);
      for (const longest of attempts.keys()) {
        if (attempts.size <= mostKeys) break;
        attempts.delete(longest);
      }
      return { allowed: true };
    },
    clear: (key) => void attempts.delete(key),
    forgive(key) {
      const held = attempts.get(key)?.slice(0, -1) ?? [];
      if (held.length > 0) attempts.set(key, held);
      else attempts.delete(key);
    },
  };
}
