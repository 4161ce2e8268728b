import { CommerceError } from './commerce-error.ts';

/** A client cannot be made of these settings. `problems` lists all that is wrong with them, a sentence each. */
export class ConfigurationError extends CommerceError {
  override readonly name = 'ConfigurationError';
  readonly code = 'CONFIGURATION';
  declare readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The client's settings cannot be used. ${problems.join(' ')}`);
    this.problems = problems;
  }
}
