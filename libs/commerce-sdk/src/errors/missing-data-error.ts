import { CommerceError } from './commerce-error.ts';

/** The data API answered without the data that was asked for, and without saying why. */
export class MissingDataError extends CommerceError {
  override readonly name = 'MissingDataError';
  readonly code = 'MISSING_DATA';
  override readonly retryable = true;
  declare readonly operationName: string;

  constructor(operationName: string) {
    super(`Server response was missing for query '${operationName}'`);
    this.operationName = operationName;
  }
}
