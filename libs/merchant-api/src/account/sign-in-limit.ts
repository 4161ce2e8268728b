import type { Clock } from '../clock.ts';
import { normalisedEmail } from './normalised-email.ts';
import { createAttemptLimit, type AttemptVerdict } from './attempt-limit.ts';

/** Who tries to sign in, and where from. */
export interface Attempt {
  username: string;
  /** Where the request comes from; empty where nobody knows. */
  address: string;
}

/** Stops guesses without locking an owner out. */
export interface SignInLimit {
  /** Counts one attempt, unless there were too many lately. */
  begin(attempt: Attempt): AttemptVerdict;
  /** The attempt went well. */
  succeed(attempt: Attempt): void;
}

export interface SignInLimitOptions {
  clock: Clock;
  /** How many attempts on one account from one address may fail within a quarter of an hour. */
  mostOnAccount?: number;
  /** How many attempts from one address may fail within a quarter of an hour, whatever the accounts. */
  mostFromAddress?: number;
  /** How many accounts with their addresses are remembered. */
  mostKnown?: number;
}

/**
 * Counts by account and address together, so that a stranger elsewhere cannot lock an owner out, and by address alone, so
 * that one password cannot be tried on every account. Whoever signed in from an address before is not held back by what
 * others do there: an office or a mobile network is one address.
 */
export function createSignInLimit({
  clock,
  mostOnAccount = 10,
  mostFromAddress = 100,
  mostKnown = 50_000,
}: SignInLimitOptions): SignInLimit {
  const onAccount = createAttemptLimit({ clock, most: mostOnAccount });
  const fromAddress = createAttemptLimit({ clock, most: mostFromAddress });
  const known = new Set<string>();
  const keyOf = ({ username, address }: Attempt) => JSON.stringify([normalisedEmail(username), address]);

  return {
    begin(attempt) {
      const key = keyOf(attempt);
      const isFree = known.has(key) || attempt.address === '';
      const verdict: AttemptVerdict = isFree ? { allowed: true } : fromAddress.begin(attempt.address);
      return verdict.allowed ? onAccount.begin(key) : verdict;
    },
    succeed(attempt) {
      const key = keyOf(attempt);
      onAccount.clear(key);
      if (!known.has(key)) fromAddress.forgive(attempt.address);
      known.delete(key);
      known.add(key);
      for (const oldest of known) {
        if (known.size <= mostKnown) break;
        known.delete(oldest);
      }
    },
  };
}
