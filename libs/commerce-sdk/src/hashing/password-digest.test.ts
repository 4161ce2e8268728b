import { afterEach, describe, expect, it, vi } from 'vitest';
import { CryptographyUnavailableError } from '../errors/cryptography-unavailable-error.ts';
import { passwordDigest } from './password-digest.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the digest of a password', () => {
  it.each([
    ['hemligt7', 'kOMpwtbg/OtzlPBfJlZ2Zusjveh8eYiZW7Cd+7CcbS46hXZLUPBnTSAAZarNIHmf'],
    // The contract hashes the password's UTF-8, so letters beyond ASCII are two bytes each.
    ['blåbär€7', 'iqKEtRve5HMtW6t34ReAkohdd3OUalQHH7Ec2HbpYdnmuu/k4FkkCmRUGxCS7hu+'],
  ])('of %s is that of the contract', async (password, digest) => {
    expect(await passwordDigest(password)).toBe(digest);
  });

  it.each([
    ['has no cryptography', {}],
    ['has never heard of any', undefined],
  ])('is refused where the platform %s', async (_, crypto) => {
    vi.stubGlobal('crypto', crypto);
    const error: unknown = await passwordDigest('hemligt7').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CryptographyUnavailableError);
    expect(error).toMatchObject({ code: 'CRYPTOGRAPHY_UNAVAILABLE', retryable: false });
    expect(String(error)).not.toContain('hemligt7');
  });
});
