/**
 * Base of everything that the client and the rules throw. Switch on `code`; `message` is for logs. Its first line says what
 * went wrong; where a request was made, the lines below it say which, of whom, and what came back.
 */
export abstract class CommerceError extends Error {
  /** As the class is called, also where a bundler calls classes by a letter. */
  abstract override readonly name: string;
  abstract readonly code: string;
  /** The first line of `message` alone. */
  readonly shortMessage: string;
  /** Whether the same call may succeed when made again. */
  readonly retryable: boolean = false;
  /** The id that the request has in the logs of both sides: the API's own where it told one, else the one sent. */
  requestId: string | undefined = undefined;

  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.shortMessage = message;
  }
}
