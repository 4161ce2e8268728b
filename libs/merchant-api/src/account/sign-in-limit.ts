import type { LimitVerdict } from '../rate-limit/rate-limit.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import { normalisedEmail } from './normalised-email.ts';

/** Who tries to sign in, and where from. */
export interface Attempt {
  username: string;
  /** Where the request comes from; empty where nobody knows. */
  address: string;
}

/** Stops guesses without locking an owner out. */
export interface SignInLimit {
  /** Counts one attempt, unless there were too many lately. */
  begin(attempt: Attempt): Promise<LimitVerdict>;
  /** The attempt went well. */
  succeed(attempt: Attempt): Promise<void>;
}

export interface SignInLimitOptions {
  limits: RateLimits;
  /** How many attempts on one account from one address may fail within a quarter of an hour. */
  mostOnAccount?: number;
  /** How many attempts from one address may fail within a quarter of an hour, whatever the accounts. */
  mostFromAddress?: number;
  /** How many accounts with their addresses are remembered. */
  mostKnown?: number;
}

const WINDOW_SECONDS = 15 * 60;

/**
 * Counts by account and address together, so that a stranger elsewhere cannot lock an owner out, and by address alone, so
 * that one password cannot be tried on every account. Whoever signed in from an address before is not held back by what
 * others do there: an office or a mobile network is one address.
 */
export function createSignInLimit({
  limits,
  mostOnAccount = 10,
  mostFromAddress = 100,
  mostKnown = 50_000,
}: SignInLimitOptions): SignInLimit {
  const onAccount = limits.limit('sign-in-account', { most: mostOnAccount, windowSeconds: WINDOW_SECONDS });
  const fromAddress = limits.limit('sign-in-address', { most: mostFromAddress, windowSeconds: WINDOW_SECONDS });
  const known = new Set<string>();
  const keyOf = ({ username, address }: Attempt) => JSON.stringify([normalisedEmail(username), address]);

  return {
    async begin(attempt) {
      const key = keyOf(attempt);
      const isFree = known.has(key) || attempt.address === '';
      const verdict: LimitVerdict = isFree ? { allowed: true } : await fromAddress.begin(attempt.address);
      return verdict.allowed ? onAccount.begin(key) : verdict;
    },
    async succeed(attempt) {
      const key = keyOf(attempt);
      const wasKnown = known.has(key);
      known.delete(key);
      known.add(key);
      for (const oldest of known) {
        if (known.size <= mostKnown) break;
        known.delete(oldest);
      }
      await onAccount.clear(key);
      if (!wasKnown && attempt.address !== '') await fromAddress.forgive(attempt.address);
    },
  };
}
