import { CommerceError } from './commerce-error.ts';
import type { ResponseError } from './graphql-response-error.ts';

/** What a refusing response said beside its status. */
export interface ServerErrorDetails {
  errors?: readonly ResponseError[];
  retryAfterMs?: number | null;
}

/** The data API answered with a status of 300 or more. */
export class ServerError extends CommerceError {
  override readonly name = 'ServerError';
  readonly code = 'SERVER';
  declare readonly status: number;
  declare readonly retryable: boolean;
  /**
   * The GraphQL errors in the response's body, or the auth service's as one; none where it held something else, such as a page
   * for people.
   */
  declare readonly errors: readonly ResponseError[];
  /** How long the server asks to be left alone (`Retry-After`), in milliseconds; null where it did not say. */
  declare readonly retryAfterMs: number | null;

  constructor(status: number, { errors = [], retryAfterMs = null }: ServerErrorDetails = {}) {
    super(`Response not successful: Received status code ${status}`);
    this.status = status;
    this.errors = errors;
    this.retryAfterMs = retryAfterMs;
    this.retryable = status >= 500 || status === 429;
  }
}
