import { CommerceError } from './commerce-error.ts';

/** A rule was called with what it does not take, as only code that no compiler has checked can do. */
export class InvalidArgumentError extends CommerceError {
  override readonly name = 'InvalidArgumentError';
  readonly code = 'INVALID_ARGUMENT';
  /** What the argument is called where the rule is declared, such as `today`; `arguments` where it is not known which. */
  readonly argument: string;

  constructor(argument: string, wanted: string, given: unknown) {
    super(`'${argument}' must be ${wanted}, and is ${told(given)}`);
    this.argument = argument;
  }
}

/** A longer text may be about a person, where arguments were given in another order. */
function told(given: unknown): string {
  if (typeof given === 'string') return given.length > 5 ? 'another text' : `'${given}'`;
  return typeof given === 'object' && given !== null ? 'an object' : String(given);
}
