import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { PREPARED_STATEMENT } from './prepared-statement.ts';

/** A connection keeps this many plans at most; there are a few dozen statements of the kind. */
const MOST_PLANS = 200;

/** A pool whose connections keep the plans of the statements that say so, and of no others: those differ each time. */
export function prepareStatements(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_PLANS || !text.startsWith(PREPARED_STATEMENT)) return known;
    const name = `kept_${names.size}`;
    names.set(text, name);
    return name;
  }

  function wrap(client: PoolClient): PostgresPoolClient {
    const query = (text: string, values: unknown[]) => {
      const name = nameOf(text);
      return name === undefined ? client.query(text, values) : client.query({ name, text, values });
    };
    const wrapped = { query, release: (destroy?: boolean) => client.release(destroy) };
    return wrapped as unknown as PostgresPoolClient; // it cannot do cursors, which nobody asks for
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
  };
}
