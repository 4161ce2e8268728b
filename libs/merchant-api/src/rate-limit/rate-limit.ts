import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { secretHash } from '../database/secret-hash.ts';

export type LimitVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts what is done by key, within windows that begin with the first of it. */
export interface RateLimit {
  /** Counts one, unless there were too many. Counted before it is known to fail, so that many at once do not pass. */
  begin(key: string): Promise<LimitVerdict>;
  /** Nothing is held against the key any more. */
  clear(key: string): Promise<void>;
  /** One went well, and says nothing about the others: it is taken back. */
  forgive(key: string): Promise<void>;
}

/** Counts nothing. */
export const noLimit: RateLimit = {
  begin: async () => ({ allowed: true }),
  clear: async () => {},
  forgive: async () => {},
};

/** How much may be done within a window. */
export interface LimitSize {
  most: number;
  windowSeconds: number;
}

/** Counts by a store's limiter. Keys are kept by their hash: they name customers, and may be of any length. */
export function createRateLimit(limiter: RateLimiterAbstract, { windowSeconds }: LimitSize): RateLimit {
  return {
    async begin(key) {
      const hash = secretHash(key);
      const refused = await refusalOf(limiter, hash);
      if (refused === null) return { allowed: true };
      if (refused.msBeforeNext <= 2 * windowSeconds * 1000) return wait(refused, windowSeconds);
      // The clock was set back since the window began: nobody waits for the time that it was ahead.
      await limiter.delete(hash);
      const again = await refusalOf(limiter, hash);
      return again === null ? { allowed: true } : wait(again, windowSeconds);
    },
    clear: async (key) => void (await limiter.delete(secretHash(key))),
    forgive: async (key) => void (await limiter.reward(secretHash(key))),
  };
}

/** The library throws its refusals. */
async function refusalOf(limiter: RateLimiterAbstract, hash: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(hash);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

function wait({ msBeforeNext }: RateLimiterRes, windowSeconds: number): LimitVerdict {
  return { allowed: false, retryAfterSeconds: Math.min(Math.ceil(msBeforeNext / 1000), windowSeconds) };
}
