import { expect, it } from 'vitest';
import { hashBuyer, sha256 } from './hash-buyer.ts';

const { subtle } = globalThis.crypto;

it.each([
  ['test@example.com', '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b'],
  ['  Anna ', '55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503'],
  ['Öberg', '065dc999bb782c27e1fb7bf1344c49a6373d8bd449f8d6cb0493cb363a28efe4'],
  ['O\u0308berg', '065dc999bb782c27e1fb7bf1344c49a6373d8bd449f8d6cb0493cb363a28efe4'],
  ['11122', '8e3309ee6bb115d603ccf77649dcf1898d25ebd86635b35bb137dda002b0116a'],
  ['+46701234567', '19317f0437d748c2e75c9d451197ae3ccc2e67c6d1e05cba41f25e639e3a7528'],
])('hashes %j composed, in small letters and without space around', async (text, hash) => {
  expect(await sha256(text, subtle)).toBe(hash);
});

const anna = { email: 'Test@Example.com', firstName: 'Anna', lastName: ' ', zip: '11122' };

it('tells who bought by hashes, and nothing of what is empty', async () => {
  expect(Object.keys(await hashBuyer(anna, subtle))).toEqual(['user_email', 'user_first_name', 'user_zip']);
});

it('tells nothing where the browser cannot hash, as on a page without https', async () => {
  expect(await hashBuyer(anna, undefined)).toEqual({});
});
