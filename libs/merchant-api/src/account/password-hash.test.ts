import { describe, expect, it } from 'vitest';
import { hashPassword, impossiblePassword, isPassword, ordinaryPasswordCost } from './password-hash.ts';

const cheap = { N: 16, r: 1, p: 1 };
const salt = (byte: number) => new Uint8Array(16).fill(byte);

describe('a hashed password', () => {
  it('fits its own digest and no other', async () => {
    const stored = await hashPassword('digest', salt(1), cheap);
    expect(await isPassword('digest', stored)).toBe(true);
    expect(await isPassword('Digest', stored)).toBe(false);
  });

  it('differs between two users with one password', async () => {
    const [one, other] = [await hashPassword('digest', salt(1), cheap), await hashPassword('digest', salt(2), cheap)];
    expect(one.hash).not.toBe(other.hash);
  });

  it('is read with the cost it was made with, after the ordinary cost has risen', async () => {
    const stored = await hashPassword('digest', salt(1), { N: 32, r: 2, p: 1 });
    expect(stored.hash).toMatch(/^scrypt:32:2:1:/);
    expect(await isPassword('digest', stored)).toBe(true);
  });

  it('does not hold the digest', async () => {
    expect(JSON.stringify(await hashPassword('digest', salt(1), cheap))).not.toContain('digest');
  });

  it('can be made at the ordinary cost', async () => {
    expect(await isPassword('digest', await hashPassword('digest', salt(1), ordinaryPasswordCost))).toBe(true);
  });

  it('in a form from elsewhere is an error and not a refusal', async () => {
    await expect(isPassword('digest', { salt: '', hash: 'md5:x' })).rejects.toThrow(/no form that is known/);
  });
});

it('fits nothing where there is no user, and costs the same', async () => {
  const nobody = impossiblePassword(cheap);
  expect(await isPassword('digest', nobody)).toBe(false);
  expect(nobody.hash).toMatch(/^scrypt:16:1:1:/);
});
