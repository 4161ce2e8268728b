import { NetworkError } from '@torg/commerce-sdk';

/** A script that comes with the first thing that needs it did not come: what needed it was not begun. */
export class MissingScriptError extends NetworkError {
  constructor(cause: unknown) {
    super('A script of the shop did not come', { cause });
  }
}
