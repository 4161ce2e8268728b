import { CommerceError } from './commerce-error.ts';

/** What kept a response from arriving. */
export type NetworkFailure = 'unreachable' | 'timeout' | 'aborted';

/** No response arrived. A call that its caller gave up is not worth making again; every other one is. */
export class NetworkError extends CommerceError {
  override readonly name = 'NetworkError';
  readonly code = 'NETWORK';
  declare readonly failure: NetworkFailure;
  declare readonly retryable: boolean;

  constructor(
    message: string,
    { failure = 'unreachable', ...options }: { cause?: unknown; failure?: NetworkFailure } = {},
  ) {
    super(message, options);
    this.failure = failure;
    this.retryable = failure !== 'aborted';
  }

  /** The error of a call that its caller gave up; `cause` is the reason the caller gave. */
  static aborted(cause: unknown): NetworkError {
    return new NetworkError('The request was given up by its caller', { cause, failure: 'aborted' });
  }
}
