import { expect, it } from 'vitest';
import { passwordDigest } from './password-digest.ts';

it.each([
  ['hemligt7', 'kOMpwtbg/OtzlPBfJlZ2Zusjveh8eYiZW7Cd+7CcbS46hXZLUPBnTSAAZarNIHmf'],
  // The contract hashes the password's UTF-8, so letters beyond ASCII are two bytes each.
  ['blåbär€7', 'iqKEtRve5HMtW6t34ReAkohdd3OUalQHH7Ec2HbpYdnmuu/k4FkkCmRUGxCS7hu+'],
])('turns %s into the digest of the contract', async (password, digest) => {
  expect(await passwordDigest(password)).toBe(digest);
});
