import type { AttemptLimit } from './attempt-limit.ts';
import type { Challenges, SignedChallenge } from './challenges.ts';
import type { StoredPassword, UserRecord } from './user-record.ts';
import type { UserRepository } from './user.repository.ts';
import { normalisedEmail } from './user.repository.ts';

/** What a client sends to sign in. */
export interface Credentials {
  username: string;
  signature: SignedChallenge;
  /** The password's digest. */
  password: string;
}

export type SignInVerdict =
  | { kind: 'signed-in'; user: UserRecord }
  /** Says not what was wrong: whether an email has an account is nobody's business. */
  | { kind: 'refused' }
  | { kind: 'challenge-refused' }
  | { kind: 'limited'; retryAfterSeconds: number };

export interface SignInPorts {
  users: UserRepository;
  challenges: Challenges;
  limit: AttemptLimit;
  /** Compared with where there is no user, so that the answer takes as long. */
  nobody: StoredPassword;
  isPassword(digest: string, stored: StoredPassword): Promise<boolean>;
}

/**
 * Decides whether someone may sign in. Failures count for the account and the address together, so that a stranger
 * cannot lock an owner out.
 */
export async function signIn(ports: SignInPorts, credentials: Credentials, address: string): Promise<SignInVerdict> {
  const { username, signature, password } = credentials;
  if (!ports.challenges.isAnswered(username, signature)) return { kind: 'challenge-refused' };

  const key = JSON.stringify([normalisedEmail(username), address]);
  const attempt = ports.limit.begin(key);
  if (!attempt.allowed) return { kind: 'limited', retryAfterSeconds: attempt.retryAfterSeconds };

  const found = await ports.users.findByEmail(username);
  const fits = await ports.isPassword(password, found?.password ?? ports.nobody);
  if (!found || !fits) return { kind: 'refused' };
  ports.limit.clear(key);
  return { kind: 'signed-in', user: found.user };
}
