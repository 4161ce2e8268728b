import { CommerceError } from './commerce-error.ts';

/** A websocket was closed and will not be opened again by itself. */
export class ConnectionClosedError extends CommerceError {
  override readonly name = 'ConnectionClosedError';
  readonly code = 'CONNECTION_CLOSED';
  /** The code of the close (RFC 6455; 4400 to 4499 are GraphQL's own refusals, such as 4401 for an unknown token). */
  readonly closeCode: number;
  override readonly retryable: boolean;

  constructor(closeCode: number, reason: string, options?: { cause?: unknown }) {
    super(`The connection was closed: ${closeCode} ${reason}`.trim(), options);
    this.closeCode = closeCode;
    this.retryable = closeCode < 4400 || closeCode > 4499;
  }
}
