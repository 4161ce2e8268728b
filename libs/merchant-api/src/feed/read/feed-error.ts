/** What can be wrong with a feed as a whole. */
export type FeedProblem =
  | 'EMPTY'
  | 'BROKEN_XML'
  | 'REFUSED_XML'
  | 'UNKNOWN_FORM'
  | 'ENCODING'
  | 'MISSING_COLUMNS'
  | 'TOO_LARGE'
  | 'NOTHING_LEFT'
  | 'NOT_FOUND';

/** A feed that cannot be read. The message says what to do; the catalogue is as it was. */
export class FeedError extends Error {
  readonly code: FeedProblem;

  constructor(code: FeedProblem, message: string) {
    super(message);
    this.name = 'FeedError';
    this.code = code;
  }
}
