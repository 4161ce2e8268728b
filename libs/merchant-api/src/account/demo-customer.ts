import { demoCustomer, demoEditor } from '../settings/demo-customer.ts';
import type { PasswordCost } from './password-hash.ts';
import { hashPassword } from './password-hash.ts';
import { passwordDigest } from './password-digest.ts';
import type { UserRepository } from './user.repository.ts';

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
