import { configSchema, missingTogether, type Config } from './config-schema.ts';

/** The environment holds something that the shop cannot start with. `problems` names all of it at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The shop cannot start with this configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads the environment once. An empty value counts as absent. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = configSchema.safeParse(given);
  const problems = [
    ...(result.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0] ?? 'environment');
      return `${name} ${issue.message}${given[name] === undefined ? '' : ` (it is "${hidden(name, given[name])}")`}`;
    }),
    ...missingTogether(given).map((name) => `${name} is needed when MERCHANT_API_ENDPOINT is set`),
  ];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return result.data;
}

/** A key or a database address may carry a secret, so it is not repeated in a message. */
function hidden(name: string, value: string): string {
  return name === 'DATABASE_URL' || name === 'MERCHANT_API_KEY' ? '…' : value;
}
