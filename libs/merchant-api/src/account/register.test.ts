import { expect, it } from 'vitest';
import { passwordDigest } from './password-digest.ts';
import { impossiblePassword } from './password-hash.ts';
import { register, type RegisterPorts } from './register.ts';

it.each([true, false])('hashes the password before it looks whether there is an account (none: %s)', async (isNew) => {
  const done: string[] = [];
  const ports: RegisterPorts = {
    users: {
      add: async () => (done.push('add'), isNew),
      findByEmail: async () => null,
    },
    challenges: { isAnswered: () => true },
    registrations: { begin: async () => ({ allowed: true }) },
    hash: async () => (done.push('hash'), impossiblePassword({ N: 2, r: 1, p: 1 })),
    now: () => 0,
  };
  const credentials = {
    username: 'bo@torg.example',
    signature: { identity: '', timestamp: '', signature: '' },
    password: passwordDigest('hemligt7'),
  };
  expect((await register(ports, credentials, '10.0.0.1')).kind).toBe('taken');
  expect(done).toEqual(['hash', 'add']);
});
