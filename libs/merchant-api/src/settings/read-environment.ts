import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

export type ReadEnvironment<Values> =
  { ok: true; values: Values; problems: readonly [] } | { ok: false; problems: readonly string[] };

/** These may carry a secret, so they are not repeated in a message. */
const secrets: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'MERCHANT_API_KEY',
  'SMTP_URL',
  'AUTH_SECRET',
  'PAYMENT_CALLBACK_SECRET',
]);

/** What a schema cannot say: names that belong together. Each problem is a sentence. */
export interface Conflicts<Values> {
  /** Looks at what is set, be it right or wrong. */
  ofNames?(given: Environment): readonly string[];
  /** Looks at the values once each is right by itself. */
  ofValues(values: Values): readonly string[];
}

/** Reads the environment once by a schema. An empty value counts as absent; every problem is told at once. */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Environment,
  conflicts: Conflicts<z.output<Schema>>,
): ReadEnvironment<z.output<Schema>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  const problems = [
    ...(result.success ? conflicts.ofValues(result.data) : problemsOf(result.error, given)),
    ...(conflicts.ofNames?.(given) ?? []),
  ];
  if (result.success && problems.length === 0) return { ok: true, values: result.data, problems: [] };
  return { ok: false, problems };
}

/** One problem a name, or a place within the file that it names: the others mostly follow from the first. */
function problemsOf({ issues }: z.ZodError, given: Environment): string[] {
  const first = new Map(issues.toReversed().map(({ path, message }) => [placeOf(path), message]));
  return [...first].toReversed().map(([name, message]) => {
    const value = given[name];
    return `${name} ${message}${value === undefined ? '' : ` (it is "${secrets.has(name) ? '…' : value}")`}`;
  });
}

/** Such as PORT, or `SHOP_PROFILE: company.name`. */
function placeOf([name, ...within]: readonly PropertyKey[]): string {
  return within.length === 0 ? String(name) : `${String(name)}: ${within.map(String).join('.')}`;
}
