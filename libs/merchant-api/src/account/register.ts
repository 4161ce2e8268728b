import { readEmailAddress } from '@torg/commerce-sdk/domain';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import type { Challenges } from './challenges.ts';
import { isPasswordDigest } from './password-digest.ts';
import type { Credentials } from './sign-in.ts';
import type { StoredPassword, UserRecord } from './user-record.ts';
import type { UserRepository } from './user.repository.ts';

export type RegisterResult =
  | { kind: 'registered'; user: UserRecord }
  /** The contract has shoppers told so; only the owner of the mailbox can do anything about it. */
  | { kind: 'taken' }
  | { kind: 'challenge-refused' }
  | { kind: 'invalid-email' }
  | { kind: 'no-digest' }
  | { kind: 'limited'; retryAfterSeconds: number };

export interface RegisterPorts {
  users: Pick<UserRepository, 'add' | 'findByEmail'>;
  challenges: Pick<Challenges, 'isAnswered'>;
  /** Counts every registration by address, also one that goes well: each costs a hash and may ask who is a customer. */
  registrations: Pick<RateLimit, 'begin'>;
  hash(digest: string): Promise<StoredPassword>;
  now(): number;
}

/** Makes an account. The password is hashed before anyone looks whether there is one, so both answers take as long. */
export async function register(
  ports: RegisterPorts,
  { username, signature, password }: Credentials,
  address: string,
): Promise<RegisterResult> {
  if (!ports.challenges.isAnswered(username, signature)) return { kind: 'challenge-refused' };
  const email = readEmailAddress(username);
  if (email === null) return { kind: 'invalid-email' };
  if (!isPasswordDigest(password)) return { kind: 'no-digest' };
  const begun = await ports.registrations.begin(address);
  if (!begun.allowed) return { kind: 'limited', retryAfterSeconds: begun.retryAfterSeconds };

  const stored = await ports.hash(password);
  const newcomer = { email, firstName: '', lastName: '', customerType: 'PERSON', mayPreview: false } as const;
  const isAdded = await ports.users.add(newcomer, stored, ports.now());
  const found = await ports.users.findByEmail(email);
  return isAdded && found ? { kind: 'registered', user: found.user } : { kind: 'taken' };
}
