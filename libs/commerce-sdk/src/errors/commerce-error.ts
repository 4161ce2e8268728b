/** Base of everything the SDK throws. Switch on `code`; `message` is for logs. */
export abstract class CommerceError extends Error {
  /** As the class is called, also where a bundler calls classes by a letter. */
  abstract override readonly name: string;
  abstract readonly code: string;
  /** Whether the same call may succeed when made again. */
  readonly retryable: boolean = false;
  /** The id that the request has in the logs of both sides: the API's own where it told one, else the one sent. */
  requestId: string | undefined = undefined;
}
