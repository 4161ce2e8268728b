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
  mayPreview: false,
} as const;

/** The editor that a new shop has, so that previews can be tried. */
export const demoEditor = {
  email: 'redaktion@torg.example',
  password: 'torg-demo-2',
  firstName: 'Ragna',
  lastName: 'Berg',
  mayPreview: true,
} as const;

export interface DemoCustomerPorts {
  users: UserRepository;
  randomBytes(size: number): Uint8Array;
  cost: PasswordCost;
  now: number;
}

/** Adds the demo customer and the demo editor where they are not there. */
export async function seedDemoCustomer({ users, randomBytes, cost, now }: DemoCustomerPorts): Promise<void> {
  for (const { password, ...user } of [demoCustomer, demoEditor]) {
    if (await users.findByEmail(user.email)) continue;
    const stored = await hashPassword(passwordDigest(password), randomBytes(16), cost);
    await users.add({ ...user, customerType: 'PERSON' }, stored, now);
  }
}
