import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { StoredPassword } from './user-record.ts';

/** How much work one hash is; the parameters of scrypt. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** About a quarter of a second and 32 MB a hash on ordinary hardware. */
export const ordinaryPasswordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const BYTES = 32;
const derive = promisify<string, Uint8Array, number, PasswordCost & { maxmem: number }, Buffer>(scrypt);

/** Hashes the digest that clients send: it came from a fast hash without a salt of its own, so it is as secret as a password. */
export async function hashPassword(digest: string, salt: Uint8Array, cost: PasswordCost): Promise<StoredPassword> {
  const key = await deriveKey(digest, salt, cost);
  const parts = ['scrypt', cost.N, cost.r, cost.p, key.toString('base64url')];
  return { salt: Buffer.from(salt).toString('base64url'), hash: parts.join(':') };
}

/** Whether the digest is the one that was hashed. Takes the work of the stored hash, and compares in constant time. */
export async function isPassword(digest: string, { salt, hash }: StoredPassword): Promise<boolean> {
  const { cost, key } = readHash(hash);
  return timingSafeEqual(await deriveKey(digest, Buffer.from(salt, 'base64url'), cost), key);
}

/** Something to compare with where there is no user: nothing fits it, and it takes as long as a real one. */
export function impossiblePassword(cost: PasswordCost): StoredPassword {
  const salt = Buffer.alloc(16).toString('base64url');
  return { salt, hash: ['scrypt', cost.N, cost.r, cost.p, Buffer.alloc(BYTES).toString('base64url')].join(':') };
}

function deriveKey(digest: string, salt: Uint8Array, cost: PasswordCost): Promise<Buffer> {
  return derive(digest, salt, BYTES, { ...cost, maxmem: 256 * cost.N * cost.r });
}

function readHash(hash: string): { cost: PasswordCost; key: Buffer } {
  const [name, N, r, p, key] = hash.split(':');
  if (name !== 'scrypt' || key === undefined) throw new Error('A stored password is in no form that is known');
  return { cost: { N: Number(N), r: Number(r), p: Number(p) }, key: Buffer.from(key, 'base64url') };
}
