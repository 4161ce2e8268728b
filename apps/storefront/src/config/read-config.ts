import { readEnvironment, type Environment } from '@torg/merchant-api/settings';
import { configSchema, conflicts, toConfig, type Config } from './config-schema.ts';

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
export function readConfig(env: Environment): Config {
  const read = readEnvironment(configSchema, env, conflicts);
  if (!read.ok) throw new ConfigError(read.problems);
  return toConfig(read.values);
}
