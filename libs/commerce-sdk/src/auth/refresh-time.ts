import { LONGEST_TIMER } from '../ports/time.ts';

/** A token's life by this machine's clock. */
export interface TokenLife {
  /** Milliseconds since 1970 when the token was asked for. */
  issuedAt: number;
  /** Seconds that it serves. */
  maxAge: number;
}

/** The part of its life after which a token is exchanged. */
const WORN = 0.9;

/** A service that gives tokens for no time at all is still not asked more often than this. */
const SHORTEST_WAIT = 1000;

const FIRST_RETRY = 5000;
const LAST_RETRY = 5 * 60_000;

/** Milliseconds after which a new token of that age, in seconds, is exchanged. */
export function refreshDelay(maxAge: number): number {
  return Math.min(LONGEST_TIMER, Math.max(SHORTEST_WAIT, maxAge * 1000 * WORN));
}

/** Milliseconds until the next try after so many failures in a row, 1 or above: twice as long each time, to five minutes. */
export function retryDelay(failures: number): number {
  return Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (failures - 1));
}

/**
 * Whether a token is to be exchanged before it is used again: the machine may have slept through the timer. A clock that
 * says less than when the token was issued was set back, so nothing is known of its age.
 */
export function isWorn({ issuedAt, maxAge }: TokenLife, now: number): boolean {
  const age = now - issuedAt;
  return age < 0 || age >= maxAge * 1000 * WORN;
}
