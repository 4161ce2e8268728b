/** The embedded API is not there to answer: its thread has ended, and a new one is not open yet. */
export class ApiUnreachable extends TypeError {
  constructor(reason: unknown) {
    super('The Merchant API cannot be reached', { cause: reason });
    this.name = 'ApiUnreachable';
  }
}
