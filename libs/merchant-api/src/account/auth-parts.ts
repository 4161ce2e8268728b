import type { Clock } from '../clock.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import { limitParallel } from '../parallel/limit-parallel.ts';
import { noLimit, type RateLimit } from '../rate-limit/rate-limit.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import { createAccessTokens, type AccessTokens } from './access-tokens.ts';
import type { ChangePasswordPorts } from './change-password.ts';
import { createChallenges } from './challenges.ts';
import { withoutDemoAccounts } from './demo-accounts.ts';
import {
  hashPassword,
  impossiblePassword,
  isPassword,
  ordinaryPasswordCost,
  type PasswordCost,
} from './password-hash.ts';
import { createPasskeys, type Passkeys } from './passkeys/passkeys.ts';
import { createPasswordResets, type PasswordResets } from './password-resets.ts';
import { createRefreshTokenRepository, type RefreshTokenRepository } from './refresh-token.repository.ts';
import type { RegisterPorts } from './register.ts';
import { createSignInLimit } from './sign-in-limit.ts';
import { createUserRepository } from './user.repository.ts';

/** What the auth service needs of the world. */
export interface AuthServiceOptions {
  db: ShopDatabase;
  clock: Clock;
  limits: RateLimits;
  /** Bytes that no one can guess. */
  randomBytes(size: number): Uint8Array;
  queueMail: QueueMail;
  /** What tokens and challenges are signed with; whoever knows it can be anyone. */
  secret: string;
  /** The account's name and environment as they stand in the address, such as `torg_dev`. */
  account: string;
  /** The key in the sign address, which ships to every browser. */
  apiKey: string;
  /** Scheme and host of the shop's pages, which passkeys are for. */
  shopUrls: readonly string[];
  /** Where a request comes from, such as an IP address. A header that clients can set themselves says nothing. */
  addressOf(request: Request): string;
  passwordCost?: PasswordCost | undefined;
  /** Whether the demo accounts, whose passwords everyone knows, may be used. */
  demoAccounts: boolean;
  /** Whether one address may make any number of accounts, for trials. */
  registersFreely?: boolean;
}

/** What the auth service is made of. */
export interface AuthParts extends ChangePasswordPorts, Omit<RegisterPorts, keyof ChangePasswordPorts> {
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokenRepository;
  passwordResets: PasswordResets;
  passkeys: Passkeys;
  /** Counts what is asked of passkeys by where it comes from. */
  passkeyLimit: RateLimit;
}

/** Each hash keeps a core busy and holds tens of megabytes. */
const HASHES_AT_ONCE = 2;

const WINDOW_SECONDS = 15 * 60;

/** How many accounts may be made from one address within the window. */
const MOST_REGISTRATIONS = 20;

/** How often one address may open a form to sign in, or answer it by a passkey, within the window. */
const MOST_PASSKEY_REQUESTS = 300;

/** How many keys one address may ask for within the window, on one account and on all. */
const [MOST_RESETS, MOST_RESETS_FROM_ADDRESS] = [3, 100];

/** Makes the parts. Hashes wait for each other, so that many sign-ins at once leave room for the rest. */
export function createAuthParts(options: AuthServiceOptions): AuthParts {
  const { db, clock, limits, queueMail, randomBytes, passwordCost = ordinaryPasswordCost } = options;
  const everyone = createUserRepository(db);
  const users = options.demoAccounts ? everyone : withoutDemoAccounts(everyone);
  const oneOfFew = limitParallel(HASHES_AT_ONCE);
  const hash = (digest: string) => oneOfFew(() => hashPassword(digest, randomBytes(16), passwordCost));
  const limit = (name: string, most: number) => limits.limit(name, { most, windowSeconds: WINDOW_SECONDS });
  const resets = limit('reset', MOST_RESETS);
  const resetsFromAddress = limit('reset-address', MOST_RESETS_FROM_ADDRESS);
  return {
    users,
    challenges: createChallenges(options),
    limit: createSignInLimit({ limits }),
    registrations: options.registersFreely ? noLimit : limit('register', MOST_REGISTRATIONS),
    nobody: impossiblePassword(passwordCost),
    isPassword: (digest, stored) => oneOfFew(() => isPassword(digest, stored)),
    hash,
    tellOwner: (trx, { email: to }, languageId) =>
      queueMail(trx, { to, kind: 'password-changed', languageId, data: { wasForgotten: false } }, clock.now()),
    now: () => clock.now(),
    accessTokens: createAccessTokens(options),
    passkeys: createPasskeys({ ...options, users }),
    passkeyLimit: limit('passkey', MOST_PASSKEY_REQUESTS),
    refreshTokens: createRefreshTokenRepository(options),
    passwordResets: createPasswordResets({
      ...{ db, clock, randomBytes, users, queueMail },
      ...{ resets, resetsFromAddress, hash },
    }),
  };
}
