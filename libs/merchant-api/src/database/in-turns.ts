import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import type { Caller, Turns } from '../parallel/turns.ts';

/** On whose behalf statements are asked. */
export interface Asker {
  caller: Caller;
  /** Throws where nobody waits for the answer any more: what has not been asked then is not asked. */
  refuseLate(): void;
}

/** A dialect whose statements and transactions wait for their turn, and are refused where they come too late. */
export function inTurns(dialect: Dialect, turns: Turns, asker: Asker): Dialect {
  return {
    createDriver: () => waitForTurn(dialect.createDriver(), turns, asker),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    // Kysely's own lock around a single connection would stay shut behind a statement that was refused; turns do its work.
    createAdapter: () => Object.defineProperty(dialect.createAdapter(), 'supportsMultipleConnections', { value: true }),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

function waitForTurn(driver: Driver, turns: Turns, { caller, refuseLate }: Asker): Driver {
  const held = new WeakMap<DatabaseConnection, () => void>();
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  return Object.assign(driver, {
    async acquireConnection(...options: Parameters<typeof acquire>) {
      const giveBack = await turns.take(caller);
      try {
        refuseLate();
        const connection = await acquire(...options);
        held.set(connection, giveBack);
        return connection;
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    async releaseConnection(connection: DatabaseConnection, ...options: [] | [Parameters<typeof release>[1]]) {
      try {
        await release(connection, ...options);
      } finally {
        held.get(connection)?.();
        held.delete(connection);
      }
    },
  });
}
