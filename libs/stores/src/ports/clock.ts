/** Tells the time: milliseconds since 1970. */
export interface Clock {
  now(): number;
}
