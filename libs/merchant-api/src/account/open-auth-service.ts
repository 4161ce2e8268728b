import { createAuthService, type AuthService } from './auth-service.ts';
import { seedDemoCompanies } from '../company/company.seed.ts';
import type { AuthServiceOptions } from './auth-parts.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { ordinaryPasswordCost } from './password-hash.ts';
import { signingSecret } from './signing-secret.ts';
import { createUserRepository } from './user.repository.ts';

/** How the API signs customers in. */
export interface AuthOptions extends Pick<
  AuthServiceOptions,
  'account' | 'addressOf' | 'randomBytes' | 'passwordCost' | 'demoAccounts'
> {
  /** Shared by every process of one shop; where it is left out, one is made and kept in the database. */
  secret?: string | undefined;
}

type Surroundings = Pick<
  AuthServiceOptions,
  'db' | 'clock' | 'limits' | 'apiKey' | 'queueMail' | 'shopUrls' | 'registersFreely'
>;

/** Makes the auth service, with accounts to try it with where they are wanted. */
export async function openAuthService(surroundings: Surroundings, options: AuthOptions): Promise<AuthService> {
  const { db, clock } = surroundings;
  const { randomBytes, passwordCost: cost = ordinaryPasswordCost } = options;
  const secret = await signingSecret(db, options);
  const users = createUserRepository(db);
  if (options.demoAccounts) {
    await seedDemoAccounts({ users, randomBytes, cost, now: clock.now() });
    await seedDemoCompanies(db, clock.now());
  }
  return createAuthService({ ...options, ...surroundings, secret });
}
