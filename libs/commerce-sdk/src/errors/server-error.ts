import { CommerceError } from './commerce-error.ts';

/** The data API answered with a status of 300 or more. */
export class ServerError extends CommerceError {
  readonly code = 'SERVER';
  readonly status: number;
  override readonly retryable: boolean;

  constructor(status: number) {
    super(`Response not successful: Received status code ${status}`);
    this.status = status;
    this.retryable = status >= 500 || status === 429;
  }
}
