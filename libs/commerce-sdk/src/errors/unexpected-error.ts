import { CommerceError } from './commerce-error.ts';

/**
 * Something failed that neither the network nor the API has to do with: a mistake in the code around the call, or a part
 * that the platform lacks. `cause` is what was thrown.
 */
export class UnexpectedError extends CommerceError {
  override readonly name = 'UnexpectedError';
  readonly code = 'UNEXPECTED';

  constructor(cause: unknown) {
    super(`The code around the call failed: ${String(cause)}`, { cause });
  }
}
