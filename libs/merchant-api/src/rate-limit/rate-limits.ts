import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { createRateLimit, type LimitSize, type RateLimit } from './rate-limit.ts';

/** Makes limits that count in one place. */
export interface RateLimits {
  /** Limits of one name count together, be they made by several processes. */
  limit(name: string, size: LimitSize): RateLimit;
  close(): Promise<void>;
}

/** Counts in the memory of this process, until it ends. */
export function limitsInMemory(): RateLimits {
  return {
    limit(keyPrefix, size) {
      return createRateLimit(new RateLimiterMemory({ keyPrefix, ...sizeOf(size) }), size);
    },
    close: async () => {},
  };
}

/** A transaction that counts waits for these alone, never for a connection that another transaction holds. */
const MOST_CONNECTIONS = 2;

/** Counts in a database on a server, so that every process of one shop shares it. */
export async function limitsOnServer(databaseUrl: string): Promise<RateLimits> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: MOST_CONNECTIONS, keepAlive: true });
  // A server that restarts breaks idle connections; the pool replaces them.
  pool.on('error', () => {});
  const store = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
  let made = 0;
  return {
    limit(keyPrefix, size) {
      // One of them clears the table of what is over for all.
      const clearExpiredByTimeout = (made += 1) === 1;
      return createRateLimit(
        new RateLimiterPostgres({ ...store, keyPrefix, clearExpiredByTimeout, ...sizeOf(size) }),
        size,
      );
    },
    close: () => pool.end(),
  };
}

function sizeOf({ most, windowSeconds }: LimitSize) {
  return { points: most, duration: windowSeconds };
}
