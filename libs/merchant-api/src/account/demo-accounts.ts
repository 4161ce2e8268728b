import { normalisedEmail } from './normalised-email.ts';
import { demoCompanies } from '../settings/demo-companies.ts';
import { demoCustomer, demoEditor } from '../settings/demo-customer.ts';
import type { PasswordCost } from './password-hash.ts';
import { hashPassword } from './password-hash.ts';
import { passwordDigest } from './password-digest.ts';
import type { UserRepository } from './user.repository.ts';

export interface DemoAccountPorts {
  users: UserRepository;
  randomBytes(size: number): Uint8Array;
  cost: PasswordCost;
  now: number;
}

const demoMembers = demoCompanies.flatMap(({ members }) =>
  members.map(({ email, password, firstName, lastName }) => ({
    ...{ email, password, firstName, lastName, mayPreview: false },
    customerType: 'ORGANIZATION' as const,
  })),
);
const demoAccounts = [
  { ...demoCustomer, customerType: 'PERSON' as const },
  { ...demoEditor, customerType: 'PERSON' as const },
  ...demoMembers,
];
const demoEmails: ReadonlySet<string> = new Set(demoAccounts.map(({ email }) => email));

/** Adds the demo customer, the demo editor and the members of the demo's organizations where they are not there. */
export async function seedDemoAccounts({ users, randomBytes, cost, now }: DemoAccountPorts): Promise<void> {
  for (const { password, ...user } of demoAccounts) {
    if (await users.findByEmail(user.email)) continue;
    const stored = await hashPassword(passwordDigest(password), randomBytes(16), cost);
    await users.add(user, stored, now);
  }
}

/** The users without the demo accounts, which a database may hold from a time when they were wanted. */
export function withoutDemoAccounts(users: UserRepository): UserRepository {
  return {
    ...users,
    async find(userId) {
      const user = await users.find(userId);
      return user && demoEmails.has(user.email) ? null : user;
    },
    findByEmail: async (email) => (demoEmails.has(normalisedEmail(email)) ? null : users.findByEmail(email)),
    add: async (user, password, now) => !demoEmails.has(normalisedEmail(user.email)) && users.add(user, password, now),
  };
}
