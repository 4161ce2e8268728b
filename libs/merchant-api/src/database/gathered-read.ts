import { sql, type Compilable, type RawBuilder } from 'kysely';

/** A query whose only changing value is a list of keys, as text with its values; it is written once. */
export interface GatheredRead<Key, Value> {
  statement(): PreparedText;
  /** Sorts what was read by key. */
  toValues(rows: readonly unknown[], keys: readonly Key[]): ReadonlyMap<Key, Value>;
}

/** SQL with its values, of which one stands for the keys. */
export interface PreparedText {
  sql: string;
  parameters: readonly unknown[];
  /** Where the keys stand among the values. */
  keysAt: number;
}

/** A row as it comes out of JSON: a moment is a text there. */
export type JsonRow<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** Makes a read of a query; `query` is asked for it once. */
export function gatheredRead<Key, Row, Value>(
  query: (keys: readonly Key[]) => Compilable<Row>,
  toValues: (rows: readonly JsonRow<Row>[], keys: readonly Key[]) => ReadonlyMap<Key, Value>,
): GatheredRead<Key, Value> {
  let prepared: PreparedText | undefined;
  return {
    statement: () => (prepared ??= prepare(query)),
    toValues: (rows, keys) => toValues(rows as readonly JsonRow<Row>[], keys), // the rows are those of this very query
  };
}

/** Makes a read of SQL as it is sent: `$1` is the list of keys, and `values` are what follows. */
export function writtenRead<Key, Row, Value>(
  text: string,
  values: readonly unknown[],
  toValues: (rows: readonly JsonRow<Row>[], keys: readonly Key[]) => ReadonlyMap<Key, Value>,
): GatheredRead<Key, Value> {
  return {
    statement: () => ({ sql: text, parameters: [null, ...values], keysAt: 0 }),
    toValues: (rows, keys) => toValues(rows as readonly JsonRow<Row>[], keys), // the rows are those of this very text
  };
}

function prepare<Key>(query: (keys: readonly Key[]) => Compilable<unknown>): PreparedText {
  const keys: readonly Key[] = [];
  const { sql: text, parameters } = query(keys).compile();
  // The list itself is found again among the values, whatever it holds.
  return { sql: text, parameters, keysAt: parameters.indexOf(keys) };
}

/**
 * Any of the ids: however many they are, the text of the query is the same. The list stands in a query of its own, so that
 * the planner does not see how long it is and finds no plan better than the one it keeps.
 */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql`any((select ${ids}::integer[])::integer[])`;
}

/** Any of the texts. */
export function anyText(texts: readonly string[]): RawBuilder<string> {
  return sql`any((select ${texts}::text[])::text[])`;
}
