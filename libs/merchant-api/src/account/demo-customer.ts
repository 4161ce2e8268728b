import type { PasswordCost } from './password-hash.ts';
import { hashPassword } from './password-hash.ts';
import { passwordDigest } from './password-digest.ts';
import type { UserRepository } from './user.repository.ts';

/** The customer that a new shop has, so that signing in can be tried. */
export const demoCustomer = {
  email: 'anna@torg.example',
  password: 'torg-demo-1',
  firstName: 'Anna',
  lastName: 'Lind',
} as const;

export interface DemoCustomerPorts {
  users: UserRepository;
  randomBytes(size: number): Uint8Array;
  cost: PasswordCost;
  now: number;
}

/** Adds the demo customer where there is none. */
export async function seedDemoCustomer({ users, randomBytes, cost, now }: DemoCustomerPorts): Promise<void> {
  const { password, ...user } = demoCustomer;
  if (await users.findByEmail(user.email)) return;
  const stored = await hashPassword(passwordDigest(password), randomBytes(16), cost);
  await users.add({ ...user, customerType: 'PERSON' }, stored, now);
}
