/** Tells the time. Passed in wherever the moment matters, so that tests hold every day. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
