import { CommerceError } from './commerce-error.ts';

/** A document or its variables cannot be sent; nothing was. `cause` says more where the variables are no JSON. */
export class InvalidOperationError extends CommerceError {
  override readonly name = 'InvalidOperationError';
  readonly code = 'INVALID_OPERATION';
}
