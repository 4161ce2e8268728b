import type { Clock } from '../clock.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { limitParallel } from '../parallel/limit-parallel.ts';
import { createAccessTokens, type AccessTokens } from './access-tokens.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { createChallenges } from './challenges.ts';
import { withoutDemoAccounts } from './demo-accounts.ts';
import { impossiblePassword, isPassword, ordinaryPasswordCost, type PasswordCost } from './password-hash.ts';
import { createRefreshTokenRepository, type RefreshTokenRepository } from './refresh-token.repository.ts';
import type { SignInPorts } from './sign-in.ts';
import { createUserRepository } from './user.repository.ts';

/** What the auth service needs of the world. */
export interface AuthServiceOptions {
  db: ShopDatabase;
  clock: Clock;
  /** Bytes that no one can guess. */
  randomBytes(size: number): Uint8Array;
  /** What tokens and challenges are signed with; whoever knows it can be anyone. */
  secret: string;
  /** The account's name and environment as they stand in the address, such as `torg_dev`. */
  account: string;
  /** The key in the sign address, which ships to every browser. */
  apiKey: string;
  /** Where a request comes from, such as an IP address. A header that clients can set themselves says nothing. */
  addressOf(request: Request): string;
  passwordCost?: PasswordCost | undefined;
  /** Whether the demo accounts, whose passwords everyone knows, may be used. */
  demoAccounts: boolean;
}

/** What the auth service is made of. */
export interface AuthParts extends SignInPorts {
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokenRepository;
}

/** Each hash keeps a core busy and holds tens of megabytes. */
const HASHES_AT_ONCE = 2;

/** Makes the parts. Hashes wait for each other, so that many sign-ins at once leave room for the rest. */
export function createAuthParts(options: AuthServiceOptions): AuthParts {
  const users = createUserRepository(options.db);
  const oneOfFew = limitParallel(HASHES_AT_ONCE);
  return {
    users: options.demoAccounts ? users : withoutDemoAccounts(users),
    challenges: createChallenges(options),
    limit: createAttemptLimit(options),
    nobody: impossiblePassword(options.passwordCost ?? ordinaryPasswordCost),
    isPassword: (digest, stored) => oneOfFew(() => isPassword(digest, stored)),
    accessTokens: createAccessTokens(options),
    refreshTokens: createRefreshTokenRepository(options),
  };
}
