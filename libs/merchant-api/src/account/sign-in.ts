import type { Challenges, SignedChallenge } from './challenges.ts';
import type { SignInLimit } from './sign-in-limit.ts';
import type { StoredPassword, UserRecord } from './user-record.ts';
import type { UserRepository } from './user.repository.ts';

/** What a client sends to sign in. */
export interface Credentials {
  username: string;
  signature: SignedChallenge;
  /** The password's digest. */
  password: string;
}

export type SignInResult =
  | { kind: 'signed-in'; user: UserRecord }
  /** Says not what was wrong: whether an email has an account is nobody's business. */
  | { kind: 'refused' }
  | { kind: 'challenge-refused' }
  | { kind: 'limited'; retryAfterSeconds: number };

export interface SignInPorts {
  users: UserRepository;
  challenges: Challenges;
  limit: SignInLimit;
  /** Compared with where there is no user, so that the answer takes as long. */
  nobody: StoredPassword;
  isPassword(digest: string, stored: StoredPassword): Promise<boolean>;
}

/** Decides whether someone may sign in, or change the password, which asks for the same proof. */
export async function signIn(ports: SignInPorts, credentials: Credentials, address: string): Promise<SignInResult> {
  const { username, signature, password } = credentials;
  if (!ports.challenges.isAnswered(username, signature)) return { kind: 'challenge-refused' };

  const attempt = { username, address };
  const begun = await ports.limit.begin(attempt);
  if (!begun.allowed) return { kind: 'limited', retryAfterSeconds: begun.retryAfterSeconds };

  const found = await ports.users.findByEmail(username);
  const fits = await ports.isPassword(password, found?.password ?? ports.nobody);
  if (!found || !fits) return { kind: 'refused' };
  await ports.limit.succeed(attempt);
  return { kind: 'signed-in', user: found.user };
}
