/** Base of everything the SDK throws. Switch on `code`; `message` is for logs. */
export abstract class CommerceError extends Error {
  abstract readonly code: string;
  /** Whether the same call may succeed when made again. */
  readonly retryable: boolean = false;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
