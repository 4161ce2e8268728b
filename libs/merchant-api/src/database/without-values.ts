/** What a database says of a statement that it refused without telling what the statement was about. */
const tellingNoValues = new Set([
  ...['name', 'message', 'stack', 'cause', 'errors', 'originalError'],
  ...['severity', 'code', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine', 'position'],
  // Its text alone: values are parameters everywhere.
  'query',
]);

/** PostgreSQL quotes the value in the messages of this class of errors, and says what is wrong with it before. */
const DATA_EXCEPTION = /^22/;

/**
 * Takes the values of a failed statement out of an error, wherever it stands within another: a log is no place for what
 * customers wrote. The error itself is changed, as it is at its end, and given back.
 */
export function withoutValues(error: unknown): unknown {
  strip(error, new Set());
  return error;
}

function strip(error: unknown, seen: Set<unknown>): void {
  if (!(error instanceof Error) || seen.has(error)) return;
  seen.add(error);
  const held: Error & Record<string, unknown> = error as Error & Record<string, unknown>; // an error may hold more than its type says
  if ('severity' in held || 'params' in held) stripStatement(held);
  for (const inner of [held.cause, held['originalError'], held['errors']].flat()) strip(inner, seen);
}

function stripStatement(error: Error & Record<string, unknown>): void {
  for (const key of Object.keys(error)) if (!tellingNoValues.has(key)) delete error[key];
  if (!DATA_EXCEPTION.test(String(error['code']))) return;
  const { message, stack } = error;
  error.message = message.replace(/".*"/s, '"…"');
  if (stack !== undefined) error.stack = stack.replace(message, () => error.message);
}
