import { CommerceError } from './commerce-error.ts';

/** The data API answered with something that is not a JSON object. `cause` says where it broke. */
export class ServerParseError extends CommerceError {
  override readonly name = 'ServerParseError';
  readonly code = 'SERVER_PARSE';
  override readonly retryable = true;

  constructor(operationName: string, options?: { cause?: unknown }) {
    super(`The server's response to query '${operationName}' could not be read`, options);
  }
}
