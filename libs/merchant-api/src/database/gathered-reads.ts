import { CompiledQuery } from 'kysely';
import { createBatchLoader, endOfTurn, type BatchLoader } from './batch-loader.ts';
import type { GatheredRead, PreparedText } from './gathered-read.ts';
import { PREPARED_STATEMENT } from './prepared-statement.ts';
import type { ShopDatabase } from './shop-database.ts';

/** Makes readers that share statements: what several of them are asked for in one turn is read by one statement. */
export interface GatheredReads {
  loader<Key, Value>(read: GatheredRead<Key, Value>): BatchLoader<Key, Value>;
  /** Reads one value, anew each time, together with what the loaders are asked for. */
  anew<Key, Value>(read: GatheredRead<Key, Value>, key: Key): Promise<Value | undefined>;
}

/** One list of keys that waits to be read. */
interface Waiting {
  statement: PreparedText;
  keys: readonly unknown[];
  resolve(rows: readonly unknown[]): void;
  reject(error: unknown): void;
}

/**
 * Makes loaders over a database. A statement costs far more than the few rows it reads, so the questions of a turn go as
 * one, each as a column of JSON. Its text depends only on who asks, so the server plans it once.
 */
export function createGatheredReads(db: ShopDatabase): GatheredReads {
  const texts = new Map<string, string>();
  let turn: Promise<void> | null = null;
  let waiting: Waiting[] = [];

  /** One for all loaders: when it ends, each of them adds what it gathered, and then all of it is sent. */
  const sharedTurn = () => (turn ??= endOfTurn().finally(() => (turn = null)));

  function enlist(statement: PreparedText, keys: readonly unknown[]): Promise<readonly unknown[]> {
    if (waiting.length === 0) queueMicrotask(() => void send());
    return new Promise((resolve, reject) => {
      waiting.push({ statement, keys, resolve, reject });
    });
  }

  async function send(): Promise<void> {
    const sent = waiting;
    waiting = [];
    try {
      const { rows } = await db.executeQuery<Record<string, readonly unknown[] | null>>(joined(sent, texts));
      sent.forEach(({ resolve }, place) => resolve(rows[0]?.[columnOf(place)] ?? []));
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }

  return {
    loader: (read) =>
      createBatchLoader(async (keys) => read.toValues(await enlist(read.statement(), keys), keys), sharedTurn),
    async anew(read, key) {
      await sharedTurn();
      return read.toValues(await enlist(read.statement(), [key]), [key]).get(key);
    },
  };
}

const columnOf = (place: number) => `read_${place}`;

function joined(reads: readonly Waiting[], texts: Map<string, string>): CompiledQuery<never> {
  const key = reads.map(({ statement }) => statement.sql).join('\n');
  const text = texts.get(key) ?? write(reads);
  texts.set(key, text);
  const values = reads.flatMap(({ statement: { parameters, keysAt }, keys }) => parameters.with(keysAt, keys));
  return CompiledQuery.raw(text, values);
}

function write(reads: readonly Waiting[]): string {
  let before = 0;
  const columns = reads.map(({ statement: { sql, parameters } }, place) => {
    const numbered = sql.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
    before += parameters.length;
    return `(select json_agg(found) from (${numbered}) found) as ${columnOf(place)}`;
  });
  return `${PREPARED_STATEMENT} select ${columns.join(',\n')}`;
}
